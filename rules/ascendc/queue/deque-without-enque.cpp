// DeQue takes the oldest enqueued tensor. Where nothing was enqueued it returns a stale handle: the CPU twin asserts,
// the device continues with whatever buffer that is. On a queue of depth 1 that is the tensor that was taken last,
// which does no harm while it is still held. A tensor that was filled but not enqueued is left to
// `queue/missing-enque`.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::queue_deque_without_enque {

static constexpr RuleInfo kInfo = {
    .summary = "`DeQue` on a queue that holds nothing",
    .basis = Basis::kRun,
};

static void Check(const KernelFacts& kernel, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kQueueEmpty})) {
    const QueueCall* call = CallAt(kernel, seen.fault->where);
    const bool again = Name(*seen.fault, "continued") == "last-dequeued";
    if (!again && call != nullptr && !NeverEnqueued(kernel, call->queue_id).empty()) continue;
    const std::string queue = QueueName(kernel, *seen.fault);
    auto finding = out.Report(seen.fault->where, "`DeQue` on {}, which holds no tensor at that point", queue);
    finding.Arg("queue", queue);
    LabelHistory(*seen.fault, finding);
    Tell(finding, seen,
         again ? "the device hands out the tensor that was taken last, and the CPU twin stops"
               : fmt::format("{} is empty at this `DeQue`", queue));
    if (call == nullptr) continue;
    for (const QueueCall& other : kernel.queue_calls) {
      if (other.what != QueueCall::What::kEnque || other.queue_id != call->queue_id) continue;
      finding.Label(other.range, "the tensors of this `EnQue` are taken elsewhere");
      break;
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_deque_without_enque
