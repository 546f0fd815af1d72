// A tensor filled in one stage reaches the next only through its queue. DeQue on an empty queue asserts in the CPU
// twin; on the device the check is compiled out and the next stage reads a stale buffer.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_missing_enque {

static constexpr RuleInfo kInfo = {
    .summary = "tensor is filled but never enqueued",
    .basis = Basis::kPathSearch,
    .fix = FixSafety::kSafe,
};

static FindingBuilder ReportHold(const ReplyFacts& reply, const Hold& hold, const SourceRange& deque, Emitter& out) {
  const QueueCall& taken = *hold.taken;
  auto finding =
      out.Report(hold.last_write_call, "`{}` is filled but never enqueued on `{}`", taken.tensor, taken.queue);
  finding.Arg("tensor", taken.tensor).Arg("queue", taken.queue);
  finding.Label(deque, "takes from an empty queue");
  const SourceRange at = BehindInBlockOf(reply, taken.statement, hold.last_write);
  finding.Fix("enqueue it after the last write", FixSafety::kSafe,
              {{at, fmt::format("\n{}{}.EnQue({});", IndentOf(reply, taken.statement), taken.queue, taken.tensor)}});
  return finding;
}

static void FromRuns(const KernelFacts& kernel, const ReplyFacts& reply, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kQueueEmpty})) {
    const QueueCall* call = CallAt(kernel, seen.fault->where);
    if (call == nullptr) continue;
    for (const Hold& hold : NeverEnqueued(kernel, call->queue_id)) {
      auto finding = ReportHold(reply, hold, call->range, out);
      Confirm(finding, seen, fmt::format("`{}` holds no tensor at `DeQue`", call->queue));
      break;
    }
  }
}

// Without a run the code alone must leave no doubt: nothing is ever enqueued on the queue, and something is dequeued
// from it.
static void FromCode(const KernelFacts& kernel, const ReplyFacts& reply, Emitter& out) {
  for (const QueueDeclaration& queue : kernel.queues) {
    if (!queue.is_queue || queue.escapes || HasCall(kernel, queue.id, QueueCall::What::kEnque)) continue;
    const QueueCall* deque = nullptr;
    for (const QueueCall& call : kernel.queue_calls) {
      if (call.what == QueueCall::What::kEnque && call.queue_id.empty()) return;
      if (call.queue_id != queue.id) continue;
      if (call.in_template_or_macro) deque = nullptr;
      if (call.in_template_or_macro) break;
      if (call.what == QueueCall::What::kDeque && deque == nullptr) deque = &call;
    }
    if (deque == nullptr) continue;
    for (const Hold& hold : NeverEnqueued(kernel, queue.id)) ReportHold(reply, hold, deque->range, out);
  }
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ParseFacts& parse, const ReplyFacts& reply,
                  Emitter& out) {
  if (AnyRunFinished(runs)) {
    FromRuns(kernel, reply, runs, out);
  } else if (parse.kernel_parsed) {
    FromCode(kernel, reply, out);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_missing_enque
