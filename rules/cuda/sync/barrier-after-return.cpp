// Exited threads do not count at a barrier since Volta.
#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::sync_barrier_after_return {

static constexpr RuleInfo kInfo = {
    .summary = "barrier after a return that some threads take",
    .severity = Severity::kNote,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kBarrierAfterExit})) {
    if (!ReturnsBefore(reply, fault->where)) continue;
    auto finding = out.Report(fault->where, "{} returned before this barrier",
                              fault->missing > 0 ? Counted(fault->missing, "thread") : "a part of the block");
    if (fault->other.valid()) finding.Label(fault->other, "the return");
    Tell(finding, *fault, Severity::kNote, "exited threads do not count at the barrier");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_barrier_after_return
