// An access is aligned to its size.
#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_misaligned_vector {

static constexpr RuleInfo kInfo = {
    .summary = "access that is not aligned to its size",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kMisaligned})) {
    auto finding =
        out.Report(fault->where, "{} {} {} at byte {} of {}: the type of this access needs a multiple of {}",
                   ThreadText(fault->thread), Verb(fault->writes), Counted(fault->size, "byte"), Grouped(fault->offset),
                   MemoryText(fault->memory), fault->align > 0 ? fault->align : fault->size);
    finding.Note("a `float4` must be at a multiple of 16 bytes: an offset or a row of another length breaks that");
    Tell(finding, *fault, Severity::kError, "a misaligned address");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_misaligned_vector
