// A kernel is handed memory of the host and accesses it.
#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::host_cpu_tensor {

static constexpr RuleInfo kInfo = {
    .summary = "kernel that accesses a tensor on the CPU",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kWildAccess})) {
    if (!fault->memory.on_host) continue;
    const bool named = !fault->memory.name.empty();
    auto finding =
        named ? out.Report(fault->where, "{} {} `{}`, which is a tensor on the CPU", ThreadText(fault->thread),
                           Verb(fault->writes), fault->memory.name)
              : out.Report(fault->where, "{} {} a tensor on the CPU", ThreadText(fault->thread), Verb(fault->writes));
    finding.Note(
        "a tensor that is made without `device=` or an input's `options()` is on the CPU, and only parameters "
        "and buffers move with the module");
    Tell(finding, *fault, Severity::kError, "the device has no such memory");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_cpu_tensor
