// Constant memory is read only for kernels.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_read_only_write {

static constexpr RuleInfo kInfo = {
    .summary = "write into constant memory",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kReadOnlyWrite})) {
    auto finding = out.Report(fault->where, "{} writes {} of {}, which kernels can only read",
                              ThreadText(fault->thread), ElementText(*fault), MemoryText(fault->memory));
    Tell(finding, *fault, Severity::kError, "a write into constant memory");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_read_only_write
