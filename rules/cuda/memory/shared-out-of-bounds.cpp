// An index past a shared array accesses whatever is next to it.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_shared_out_of_bounds {

static constexpr RuleInfo kInfo = {
    .summary = "access outside of a shared array",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault :
       DeviceFaults(facts, {CudaFaultKind::kReadOutOfBounds, CudaFaultKind::kWriteOutOfBounds})) {
    if (!IsShared(*fault)) continue;
    ReportOutOfBounds(out, *fault, Severity::kError, false);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_shared_out_of_bounds
