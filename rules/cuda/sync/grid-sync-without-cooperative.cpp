// The barrier of a grid needs a cooperative launch.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::sync_grid_sync_without_cooperative {

static constexpr RuleInfo kInfo = {
    .summary = "barrier of the grid in a launch that is not cooperative",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kGridSyncNotCooperative})) {
    auto finding =
        out.Report(fault->where, "the barrier of the grid needs a cooperative launch, and `{}` was launched without",
                   fault->kernel);
    if (fault->launch.valid()) finding.Label(fault->launch, "launched here");
    finding.Note("`cudaLaunchCooperativeKernel` launches it so that all blocks are on the device at one time");
    Tell(finding, *fault, Severity::kError, "the grid is not valid for `sync()`");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_grid_sync_without_cooperative
