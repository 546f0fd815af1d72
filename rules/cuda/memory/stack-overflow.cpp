// Recursion and large frames fill a stack of a fixed size.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_stack_overflow {

static constexpr RuleInfo kInfo = {
    .summary = "stack of a thread is full",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kStackOverflow})) {
    auto finding = out.Report(fault->where, "the stack of {} is full", ThreadText(fault->thread));
    finding.Note("a thread has 1 KB for recursion unless `cudaDeviceSetLimit` with `cudaLimitStackSize` asks for more");
    Tell(finding, *fault, Severity::kError, "the calls need more than a thread has");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_stack_overflow
