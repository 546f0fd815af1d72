// Shared memory is used while an asynchronous copy may still be writing it.
#include <fmt/format.h>

#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::sync_copy_not_waited {

static constexpr RuleInfo kInfo = {
    .summary = "shared memory is used before an asynchronous copy to it is complete",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kCopyPending})) {
    auto finding =
        out.Report(fault->where, "{} {} {} of {} before the asynchronous copy to it is complete",
                   ThreadText(fault->thread), Verb(fault->writes), ElementText(*fault), MemoryText(fault->memory));
    if (fault->other.valid())
      finding.Label(fault->other, fmt::format("{} starts the copy here", ThreadText(fault->other_thread)));
    finding.Note(
        "a copy is complete when the thread that started it has committed it and waited for its group; other threads "
        "need a barrier after that");
    if (!fault->changes_output) finding.Note("a copy that is complete at once gives the same result");
    Tell(finding, *fault, fault->changes_output && IsSoon(*fault) ? Severity::kError : Severity::kWarning,
         fault->changes_output ? "a copy that is complete at once gives another result" : "the copy was not complete");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_copy_not_waited
