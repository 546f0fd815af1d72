// A lane that does not participate provides no value.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::warp_shuffle_from_inactive {

static constexpr RuleInfo kInfo = {
    .summary = "value taken from a lane that takes no part",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kInactiveSource})) {
    auto finding = out.Report(fault->where, "{} of {} reads lane {}, which takes no part", Operation(*fault),
                              ThreadText(fault->thread), fault->lane);
    Tell(finding, *fault, fault->changes_output ? Severity::kError : Severity::kNote,
         fault->changes_output ? "the undefined value reaches a result" : "the undefined value reaches no result");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::warp_shuffle_from_inactive
