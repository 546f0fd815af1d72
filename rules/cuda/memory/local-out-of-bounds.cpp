// An index past an array of the thread itself meets what lies beside it.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "access outside of an array of the thread itself",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kLocalOutOfBounds, CudaFaultKind::kReadOutOfBounds,
                                                     CudaFaultKind::kWriteOutOfBounds})) {
    if (!(fault->kind == CudaFaultKind::kLocalOutOfBounds || fault->memory.kind == CudaMemory::Kind::kLocal)) continue;
    ReportOutOfBounds(out, *fault, Severity::kError, false);
  }
}

extern const Rule memory_local_out_of_bounds;
const Rule memory_local_out_of_bounds = MakeRule(kInfo, Check);

}  // namespace assay::rules
