// `Reciprocal` and `Rsqrt` are estimates: their documents promise less accuracy than their types have. The output
// depends on the estimate, and the tolerance is narrower than its error.
#include <fmt/format.h>

#include <string>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/exact-division.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::numeric_inexact_instruction {

static constexpr RuleInfo kInfo = {
    .summary = "values need more accuracy than an instruction promises",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// The documents and IEEE differ about the result of a comparison with NaN.
static void TellNan(const SeenFault& seen, const ReplyFacts& reply, Emitter& out) {
  const Fault& fault = *seen.fault;
  auto finding = out.Report(fault.where, "{} by NE meets NaN, and `{}` depends on its result",
                            CallName(reply, fault.where), Name(fault, "tensor", "the output"));
  for (const auto& [key, value] : fault.text) finding.Arg(key, value);
  for (const auto& [key, value] : fault.args) finding.Arg(key, value);
  finding.Note("documented: false, as of any comparison with NaN; IEEE: true. EQ, negated, gives the same by both");
  if (Number(fault, "certain", 0) == 0)
    finding.Note("runs in which it gives true and false do not agree: the values are left open");
}

static void Tell(const SeenFault& seen, const ReplyFacts& reply, Emitter& out) {
  const Fault& fault = *seen.fault;
  if (Name(fault, "reason") == "nan") return TellNan(seen, reply, out);
  const std::string dtype = Name(fault, "dtype"), tensor = Name(fault, "tensor", "the output");
  const std::string name = CallName(reply, fault.where);
  const bool library = name.find("Gelu") != std::string::npos;
  const bool certain = Number(fault, "certain", 0) != 0;
  const std::int64_t count = Number(fault, "count", 0), total = Number(fault, "total", 0);
  auto finding = certain
                     ? out.Report(fault.where, "{} is an estimate: {} of {} of `{}` differ from the reference", name,
                                  Grouped(count), Counted(total, "element"), tensor)
                     : out.Report(fault.where, "{} is an estimate, and `{}` matches only where the estimate is close",
                                  name, tensor);
  for (const auto& [key, value] : fault.text) finding.Arg(key, value);
  for (const auto& [key, value] : fault.args) finding.Arg(key, value);
  const bool half = dtype == "float16";
  finding.Note(
      fmt::format("documented: {} of {} misses a relative error of {}, and no bound is named; the run computes "
                  "with the table of eight bits that the documents' results show, off by up to 3e-3",
                  library ? "the `Reciprocal` in it" : name, half ? "half" : "float", half ? "1e-3" : "1e-4"));
  if (const std::string tolerance = Name(fault, "tolerance"); !tolerance.empty())
    finding.Note("tolerance: " + tolerance);
  if (certain) {
    finding.Note(fmt::format("element {}: {} where the reference has {}; with an exact quotient all match",
                             Grouped(Number(fault, "first", 0)), Name(fault, "got"), Name(fault, "want")));
  } else {
    finding.Note("runs in which it is off by 2^-8 upwards and downwards do not agree: the values are left open");
  }
  if (library) {
    finding.Note("without `highPerformance` the call divides");
    return;
  }
  for (Repair& repair : ExactForms(reply, fault.where, half ? "half" : "float"))
    finding.Fix(repair.title, repair.safety, std::move(repair.edits));
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kInexactInstruction})) Tell(seen, reply, out);
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_inexact_instruction
