// The kernel writes one number everywhere, but the reference does not: nothing is computed.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::honesty_constant_output {

static constexpr RuleInfo kInfo = {
    .summary = "the output is one number everywhere",
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kValueMismatch})) {
    if (!Has(*seen.fault, "constant")) continue;
    auto finding = out.Report(seen.fault->where, "`{}` is {} in every element, but the reference is not",
                              Name(*seen.fault, "tensor", "the output"), Name(*seen.fault, "got"));
    Confirm(finding, seen, "all elements are equal");
  }
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kResultIgnored})) {
    if (Name(*seen.fault, "form") != "constant") continue;
    auto finding = out.Report(seen.fault->where, "the result is one number in every element, but the reference is not");
    finding.Note("it matches because the reference's numbers are smaller than the tolerance");
    Confirm(finding, seen, "all elements are equal");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_constant_output
