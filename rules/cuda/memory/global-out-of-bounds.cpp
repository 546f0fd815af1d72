// An access beyond a tensor or an allocation reads or changes memory of others.
#include <cstdint>

#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "access outside of a tensor or an allocation",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  constexpr std::int64_t kPadding = 512;  // the allocator's unit
  for (const CudaFault* fault :
       DeviceFaults(facts, {CudaFaultKind::kReadOutOfBounds, CudaFaultKind::kWriteOutOfBounds})) {
    if (!IsGlobal(*fault) && fault->memory.kind != CudaMemory::Kind::kNone) continue;
    const bool near = fault->lowest >= 0 && fault->offset >= 0 && fault->highest <= fault->memory.bytes + kPadding;
    const bool unseen = !fault->writes && !fault->changes_output && near;
    ReportOutOfBounds(out, *fault, unseen ? Severity::kWarning : Severity::kError, unseen);
  }
}

extern const Rule memory_global_out_of_bounds;
const Rule memory_global_out_of_bounds = MakeRule(kInfo, Check);

}  // namespace assay::rules
