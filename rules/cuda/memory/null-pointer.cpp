// The pointer of an empty or undefined tensor is null.
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::memory_null_pointer {

static constexpr RuleInfo kInfo = {
    .summary = "access through a null pointer",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kNullAccess})) {
    auto finding =
        out.Report(fault->where, "{} {} through a null pointer", ThreadText(fault->thread), Verb(fault->writes));
    finding.Note("the pointer of a tensor that is empty or was never set is null");
    Tell(finding, *fault, Severity::kError, "address 0");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_null_pointer
