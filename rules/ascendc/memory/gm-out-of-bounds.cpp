// A copy or a scalar access that leaves its tensor in global memory: it reads or overwrites other tensors, or raises an
// address error. Padding that the allocator adds after a tensor is not reported.
#include <fmt/format.h>

#include <cstdlib>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/profile.h"
#include "rules/ascendc/copies.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_gm_out_of_bounds {

static constexpr RuleInfo kInfo = {
    .summary = "access outside a tensor in global memory",
    .basis = Basis::kRun,
    .fix = FixSafety::kUnsafe,
};

static std::string How(const Fault& fault) {
  const std::int64_t offset = Number(fault, "offset", 0);
  const std::int64_t bytes = Number(fault, "bytes", 0);
  const std::int64_t size = Number(fault, "size", 0);
  if (offset < 0) return fmt::format("it starts {} before the first byte", Counted(-offset, "byte"));
  const std::int64_t begin = Number(fault, "begin", offset), end = Number(fault, "end", offset + bytes);
  const bool several = begin != offset || end != offset + bytes;
  const std::string where = fmt::format("bytes [{}, {}) of {}{}", Grouped(begin), Grouped(end), Grouped(size),
                                        several ? " in several accesses" : "");
  if (!Has(fault, "reaches_output") || !Has(fault, "count")) return where;
  return fmt::format("{}; {} of `{}` come from them, the first is {}", where,
                     Counted(Number(fault, "count"), "element"), Name(fault, "output"),
                     Grouped(Number(fault, "first")));
}

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen :
       RootsAndAdvice(runs, {FaultKind::kGlobalReadOutOfBounds, FaultKind::kGlobalWriteOutOfBounds})) {
    const Fault& fault = *seen.fault;
    // Only padding, not an access that went further and happened to do no harm.
    if (IsAdvisory(fault) && !Has(fault, "harmless")) continue;
    const char* verb = fault.kind == FaultKind::kGlobalWriteOutOfBounds ? "writes" : "reads";
    const std::string tensor = Name(fault, "tensor");
    const std::string who = CallName(reply, fault.where);
    if (tensor.empty() || !Has(fault, "size")) {
      const bool null = Name(fault, "reason") == "null-pointer";
      auto finding = out.Report(fault.where, "{} {} global memory through {}", who, verb,
                                null ? "a null pointer" : "an address outside every tensor");
      Confirm(finding, seen, "no tensor of the launch is at that address");
      continue;
    }
    const std::int64_t offset = Number(fault, "offset", 0);
    const std::int64_t past = offset + Number(fault, "bytes", 0) - Number(fault, "size", 0);
    const bool before = offset < 0;
    auto finding =
        out.Report(fault.where, "{} {} {} {} `{}`", who, verb, Counted(std::llabs(before ? offset : past), "byte"),
                   before ? "before the start of" : "past the end of", tensor);
    finding.Arg("tensor", tensor);
    if (!Name(fault, "through").empty() && fault.other.valid())
      finding.Label(fault.other, "scalar code uses what was computed from them");
    if (auto repair = before ? std::nullopt : ClampedCopyAt(reply, fault.where))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    if (seen.widest != nullptr) finding.Note(fmt::format("{}: {}", seen.at->what, How(*seen.widest)));
    Tell(finding, seen, How(fault));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_gm_out_of_bounds
