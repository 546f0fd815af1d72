// A barrier is for all threads of a block that have not exited.
#include <fmt/format.h>

#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::sync_divergent_barrier {

static constexpr RuleInfo kInfo = {
    .summary = "barrier that only a part of the block reaches",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

// The threads that skipped the barrier ended, which releases the others since Volta: no result shows it.
static void CheckPassedBy(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kBarrierAfterExit})) {
    if (ReturnsBefore(reply, fault->where)) continue;
    auto finding = out.Report(fault->where, "{} of {} threads reach this barrier; the others have ended",
                              fault->waiting, fault->waiting + fault->missing);
    finding.Note("the condition of a barrier must be the same for all threads of the block");
    Tell(finding, *fault, Severity::kWarning, "the threads of the block diverge here");
  }
}

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  CheckPassedBy(facts, reply, out);
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kDivergentBarrier})) {
    auto finding = fault->waiting > 0 && fault->missing > 0
                       ? out.Report(fault->where, "{} of {} threads reach this barrier", fault->waiting,
                                    fault->waiting + fault->missing)
                       : out.Report(fault->where, "a part of the block does not reach this barrier");
    if (fault->other.valid()) finding.Label(fault->other, fmt::format("{} is here", ThreadText(fault->other_thread)));
    finding.Note("the condition of a barrier must be the same for all threads of the block");
    Tell(finding, *fault, Severity::kError, "the threads of the block diverge here");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_divergent_barrier
