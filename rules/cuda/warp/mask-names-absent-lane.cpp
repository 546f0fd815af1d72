// All lanes that the mask names must execute the operation.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::warp_mask_names_absent_lane {

static constexpr RuleInfo kInfo = {
    .summary = "mask names a lane that is elsewhere",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kMaskNamesAbsent})) {
    auto finding = out.Report(fault->where, "mask 0x{:08x} of {} names lane {}, which does not come here", fault->mask,
                              Operation(*fault), fault->lane);
    finding.Note("all lanes that the mask names and that have not exited execute the operation, with the same mask");
    Tell(finding, *fault, Severity::kError, "the lane has not exited and is elsewhere");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::warp_mask_names_absent_lane
