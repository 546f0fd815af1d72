// The module's call of the extension ends with an error before anything runs: pybind11 finds no function that takes the
// arguments, or the binding itself throws.
#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_call_refused {

static constexpr RuleInfo kInfo = {
    .summary = "the module's call of the extension raises an error",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kCallRefused})) {
    const std::string what = Name(*seen.fault, "what", "the arguments do not fit");
    auto finding = out.Report(seen.fault->where, "the call from Python ends with an error: {}", what);
    Confirm(finding, seen, "the kernel is never launched");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_call_refused
