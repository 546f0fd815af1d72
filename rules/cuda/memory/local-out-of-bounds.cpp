// An index past a thread's own array accesses whatever is next to it.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_local_out_of_bounds {

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

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_local_out_of_bounds
