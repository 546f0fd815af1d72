// An address that belongs to nothing.
#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_wild_address {

static constexpr RuleInfo kInfo = {
    .summary = "access to an address that belongs to no memory",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kWildAccess})) {
    if (fault->memory.on_host) continue;  // host/cpu-tensor
    auto finding = out.Report(fault->where, "{} {} {} at an address outside the device's memory",
                              ThreadText(fault->thread), Verb(fault->writes), Counted(fault->size, "byte"));
    finding.Note("host memory, freed memory and overflowed indices give such addresses");
    Tell(finding, *fault, Severity::kError, "nothing is there");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_wild_address
