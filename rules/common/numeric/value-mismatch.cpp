// The kernel ran without a fault and its output differs from the reference by more than the tolerance. If the shadow
// run with exact values identifies the instruction that lost them, the finding is placed there.
#include <fmt/format.h>

#include <utility>

#include "rules/common/missing-steps.h"
#include "rules/common/narrowed-scalars.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::numeric_value_mismatch {

static constexpr RuleInfo kInfo = {
    .summary = "output differs from the reference",
    .basis = Basis::kRun,
    .fix = FixSafety::kUnsafe,
    .symptom = true,
};

static bool Is(const std::string& text, std::string_view name) { return text == name; }

// What an instruction did to the values, and the correct form; empty if no instruction is the cause.
struct Loss {
  std::string did;
  std::string instead;
};

static Loss LossOf(const std::string& cause, const std::string& dtype) {
  const bool narrow = dtype == "float16" || dtype == "bfloat16";
  const std::string widen = "in float32 the value keeps its digits: `Cast` to float before, and back once at the end";
  if (Is(cause, "overflow")) {
    return {fmt::format("overflows {}", dtype),
            narrow ? widen : fmt::format("scale or shift the operand so that {} can hold the result", dtype)};
  }
  if (Is(cause, "underflow")) {
    return {fmt::format("underflows {} to zero", dtype),
            narrow ? widen : fmt::format("scale the operand so that {} can hold the result", dtype)};
  }
  if (Is(cause, "cancellation")) {
    return {fmt::format("cancels the digits that {} has", dtype),
            "the difference of nearly equal values keeps few digits: subtract before they are rounded"};
  }
  if (Is(cause, "saturation"))
    return {fmt::format("saturates {}", dtype), "cast to a type that holds the value, or clamp it where that is meant"};
  if (Is(cause, "rounding-grown"))
    return {fmt::format("rounds to {}, and later steps carry the error past the tolerance", dtype), widen};
  if (Is(cause, "rounding") && dtype.find("int") != std::string::npos) {
    return {fmt::format("rounds to another number of {}", dtype),
            "the value is almost midway between two whole numbers, and its last digits decide"};
  }
  if (Is(cause, "wrap"))
    return {fmt::format("wraps {} round", dtype), "compute in an integer type that holds the result"};
  return {fmt::format("rounds to {} past the tolerance", dtype),
          narrow ? widen : "add within blocks, then add the blocks, so that fewer roundings accumulate"};
}

static std::string RelationOf(const Fault& fault) {
  const std::string name = Name(fault, "relation"), number = Name(fault, "number"), detail = Name(fault, "detail");
  if (Is(name, "shift")) {
    const bool back = number.starts_with('-');
    return fmt::format("the wrong elements hold what the reference has {} elements {}",
                       back ? number.substr(1) : number, back ? "before" : "further on");
  }
  if (Is(name, "transposed")) return "the wrong elements hold the reference with rows and columns exchanged";
  if (Is(name, "reversed"))
    return fmt::format("the wrong elements hold the reference back to front, {} at a time", number);
  if (Is(name, "repeated-row")) return fmt::format("every wrong row holds row {} of the reference", number);
  if (Is(name, "input")) return fmt::format("the wrong elements hold `{}` unchanged", detail);
  if (Is(name, "constant")) return fmt::format("every wrong element is {}", number);
  if (Is(name, "negated")) return "every wrong element is the reference's with the opposite sign";
  if (Is(name, "factor")) {
    if (number == "1") return {};  // off by a part that six digits do not show
    if (!Has(fault, "of")) return fmt::format("every wrong element is {} times the reference's", number);
    const std::string length = Grouped(Number(fault, "of"));
    return fmt::format("every wrong element is {} the reference's; {} is a length of the inputs",
                       number.starts_with("0.") ? "1/" + length + " of" : length + " times", length);
  }
  if (Is(name, "offset")) return fmt::format("every wrong element is the reference's plus {}", number);
  if (Is(name, "missing-step"))
    return fmt::format("`{}` of what was written is the reference: that step is missing", detail);
  if (Is(name, "extra-step"))
    return fmt::format("what was written is `{}` of the reference: one step too many", detail);
  if (Is(name, "partial"))
    return fmt::format("the {} takes the first {} of {} elements", detail, number, Grouped(Number(fault, "of", 0)));
  return {};
}

static std::string CommonPlaceOf(const Fault& fault) {
  const std::string name = Name(fault, "common"), of = Name(fault, "common_of"), bound = Name(fault, "bound");
  const std::string count = Grouped(Number(fault, "common_count", 0)),
                    total = Grouped(Number(fault, "common_total", 0));
  if (Is(name, "row-tail")) return fmt::format("exactly the last {} of each row of {} are wrong", count, total);
  if (Is(name, "tail")) return fmt::format("exactly the last {} of all {} are wrong", count, total);
  if (Is(name, "cores")) return fmt::format("exactly what core {} of {} cores wrote is wrong", of, total);
  if (Is(name, "core-tail")) return fmt::format("the last {} of what a core wrote are wrong", count);
  if (Is(name, "tile-tail")) return fmt::format("the last {} of what one copy wrote are wrong", count);
  if (Is(name, "not-finite")) return fmt::format("exactly the elements where `{}` is NaN or infinite are wrong", of);
  if (Is(name, "above")) return fmt::format("exactly the elements where `{}` is above {} are wrong", of, bound);
  if (Is(name, "below")) return fmt::format("exactly the elements where `{}` is below {} are wrong", of, bound);
  if (Is(name, "magnitude-above"))
    return fmt::format("exactly the elements where |`{}`| is above {} are wrong", of, bound);
  if (Is(name, "magnitude-below"))
    return fmt::format("exactly the elements where |`{}`| is below {} are wrong", of, bound);
  return {};
}

// Further results of the second run if no instruction is the cause.
static void NoteCause(const Fault& fault, const ReplyFacts& reply, const std::string& cause, const std::string& tensor,
                      FindingBuilder& finding) {
  if (fault.other.valid()) {
    const bool scalar = Is(cause, "scalar");
    const std::string tile = fmt::format("core {} writes the first of them here, tile {}", Number(fault, "writer_core"),
                                         Number(fault, "writer_tile"));
    const std::string read = fmt::format("a value that scalar code reads {} here",
                                         Is(Name(fault, "lost"), "overflow") ? "overflows" : "has lost digits");
    finding.Label(fault.other, scalar ? read : tile);
  }
  if (Is(cause, "parameters")) {
    const std::string own = Name(fault, "parameter"), reference = Name(fault, "reference_parameter");
    finding.Note(fmt::format("`{}` is drawn differently from `{}` of the reference", own, reference));
    finding.Note(Is(Name(fault, "parameters_alone"), "yes")
                     ? "with the reference's parameters in their place the result is right"
                     : "with the reference's parameters in their place the result is wrong, too");
  }
  if (Is(cause, "missing-write"))
    finding.Note(fmt::format("no core wrote {} of them", Grouped(Number(fault, "affected", 0))));
  if (Is(cause, "uninitialised"))
    finding.Note(fmt::format("{} of them come from memory that nothing wrote", Grouped(Number(fault, "affected", 0))));
  if (Is(cause, "wrong-element")) finding.Note("the values are right but at the wrong place");
  if (Is(cause, "unfollowed")) {
    finding.Note(fmt::format("no instruction that is followed lost digits of `{}`; {} that are not count as stored",
                             tensor, Counted(Number(fault, "unfollowed", 0), "call")));
  }
  if (Is(cause, "scalar") && fault.other.valid()) {
    finding.Note(fmt::format("{} {} that scalar code reads", CallName(reply, fault.other),
                             Is(Name(fault, "lost"), "overflow") ? "overflows a value" : "loses digits of a value"));
  }
  if (!Is(cause, "formula") && !Is(cause, "rounding")) return;
  const std::vector<NarrowedScalar> scalars = NarrowedScalars(reply);
  for (const NarrowedScalar& scalar : scalars)
    finding.Label(scalar.range, fmt::format("a scalar is rounded to `{}` here", scalar.type));
  if (scalars.empty()) {
    if (Is(cause, "rounding")) return;
    finding.Note(fmt::format("no instruction lost digits of `{}`: what is computed is not the reference", tensor));
  } else {
    const std::string code = NameOr(reply, scalars.front().range, "", 60);
    finding.Note(
        fmt::format("no vector instruction lost digits of `{}`: {} did, or what is computed is not the reference",
                    tensor, code.empty() ? "a scalar" : "`" + code + "`"));
  }
  if (Number(fault, "scalars", 0) > 0) finding.Note("values that scalar code reads are followed as they are stored");
}

static std::string FirstDifference(const Fault& fault) {
  const std::string got = Name(fault, "got", Name(fault, "actual"));
  const std::string want = Name(fault, "want", Name(fault, "expected"));
  if (got.empty() || want.empty()) return {};
  const std::string index = Name(fault, "index");
  const bool several = index.find(',') != std::string::npos;
  return fmt::format("element {}: {} where the reference has {}", several ? index : Grouped(Number(fault, "first", 0)),
                     got, want);
}

static std::string Evidence(const Fault& fault, bool lost) {
  if (!lost) {
    return Has(fault, "first") ? fmt::format("the first difference is at element {}", Grouped(Number(fault, "first")))
                               : "the values differ";
  }
  std::string operands = Name(fault, "operand");
  if (const std::string b = Name(fault, "operand_b"); !b.empty()) operands += " and " + b;
  return fmt::format("tile {}, element {} of the call{}: {} where {} is exact", Grouped(Number(fault, "tile", 0)),
                     Grouped(Number(fault, "lane", 0)), operands.empty() ? "" : ", of " + operands,
                     Name(fault, "value"), Name(fault, "exact"));
}

static void Tell(const SeenFault& seen, const ReplyFacts& reply, Emitter& out) {
  const Fault& fault = *seen.fault;
  const std::string tensor = Name(fault, "tensor", "the output"), cause = Name(fault, "cause");
  const std::int64_t count = Number(fault, "count", 0);
  const std::int64_t total = Number(fault, "total", 0);
  const bool lost = !Name(fault, "value").empty();
  const std::string call = CallName(reply, fault.where);
  Loss loss = lost ? LossOf(cause, Name(fault, "dtype")) : Loss{};
  // The operand of a conversion still has the digits.
  if (call == "`Cast`" && cause.starts_with("rounding") && loss.instead.starts_with("in float32")) {
    const std::string_view text = TextOf(reply, fault.where);
    const auto says = [&](std::string_view mode) { return text.find(mode) != std::string_view::npos; };
    loss.instead = says("CEIL") || says("FLOOR") || says("TRUNC")
                       ? "a mode that rounds to the nearest value makes at most half of this error"
                       : "its operand has these digits: keep it in float32";
  }
  const std::string differ = total > 0 ? fmt::format("{} of {} of `{}` differ from the reference", Grouped(count),
                                                     Counted(total, "element"), tensor)
                                       : fmt::format("`{}` differs from the reference", tensor);
  auto finding =
      lost ? out.Report(fault.where, "{} {}: {}", call, loss.did, differ) : out.Report(fault.where, "{}", differ);
  finding.Arg("tensor", tensor);
  for (const auto& [key, value] : fault.text) finding.Arg(key, value);
  if (Has(fault, "edge_values")) {
    finding.As(Severity::kNote);
    finding.Note(
        "the inputs hold zeros, subnormal and large numbers, infinities and NaN; with the usual ones all match");
  }
  if (const std::string note = FirstDifference(fault); !note.empty()) finding.Note(note);
  for (const Fault::Step& step : fault.steps)
    finding.Label(step.where, fmt::format("relative errors up to {} after this", step.what));
  for (const Fault::Growth& place : fault.growth) finding.Growth(place.where, place.error);
  if (lost) finding.Note(loss.instead);
  if (!lost) NoteCause(fault, reply, cause, tensor, finding);
  for (const std::string& note : {RelationOf(fault), CommonPlaceOf(fault)}) {
    if (!note.empty()) finding.Note(note);
  }
  if (total == 1 && !lost) {
    for (StepRepair& step : MissingSteps(reply, Name(fault, "got"), Name(fault, "want")))
      finding.Fix(std::move(step.title), FixSafety::kUnsafe, std::move(step.edits));
  }
  const std::string tolerance = Name(fault, "tolerance");
  if (!tolerance.empty()) finding.Note("tolerance: " + tolerance);
  if (const std::string former = Name(fault, "former"); !former.empty()) {
    finding.As(Severity::kWarning);
    finding.Note(
        fmt::format("earlier releases of the benchmark took differences up to {}, absolute and relative", former));
  }
  Confirm(finding, seen, Evidence(fault, lost));
}

static void Check(const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kValueMismatch})) Tell(seen, reply, out);
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kValueMismatch})) {
    if (Has(*seen.fault, "edge_values")) Tell(seen, reply, out);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_value_mismatch
