// Two cores that write the same bytes without atomics race: which value stays differs from run to run. Writing the
// same value twice, as a last tile that is shifted back does, is left alone.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_overlapping_cores {

static constexpr RuleInfo kInfo = {
    .summary = "two cores write different values to the same output bytes",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kOverlappingWrites})) {
    const Fault& fault = *seen.fault;
    const std::string tensor = Name(fault, "tensor", "the output");
    const std::int64_t first = Number(fault, "first", 0);
    const std::int64_t last = Number(fault, "last", first);
    const std::string what = first == last ? fmt::format("element {}", Grouped(first))
                                           : fmt::format("elements {} to {}", Grouped(first), Grouped(last));
    auto finding = out.Report(fault.where, "cores {} and {} both write {} of `{}`", Number(fault, "core_a", 0),
                              Number(fault, "core_b", 1), what, tensor);
    finding.Arg("tensor", tensor);
    if (fault.other.valid() && fault.other != fault.where) finding.Label(fault.other, "the other core's write");
    Confirm(finding, seen, fmt::format("the two values differ, and no atomic or barrier orders the writes"));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_overlapping_cores
