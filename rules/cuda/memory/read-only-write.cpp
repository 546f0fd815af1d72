// Constant memory is read only for kernels.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules {

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

extern const Rule memory_read_only_write;
const Rule memory_read_only_write = MakeRule(kInfo, Check);

}  // namespace assay::rules
