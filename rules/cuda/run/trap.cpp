// `__trap()` ends the kernel with an error.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::run_trap {

static constexpr RuleInfo kInfo = {
    .summary = "kernel ends by a trap",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kTrap})) {
    auto finding = out.Report(fault->where, "{} executes a trap", ThreadText(fault->thread));
    Tell(finding, *fault, Severity::kError, "the kernel ends with an error");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::run_trap
