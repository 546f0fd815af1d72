// AllocTensor takes a free buffer of its queue and waits for one where there is none. A tensor that is taken and never
// freed keeps its buffer: after as many rounds as the queue has buffers the core waits forever.
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/calls.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::queue_missing_free {

static constexpr RuleInfo kInfo = {
    .summary = "tensor is taken from its queue and never freed",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

static std::string Waiting(const Fault& fault) {
  const std::int64_t buffers = Number(fault, "buffers");
  if (buffers <= 0) return "the queue has no buffers here, so the core waits forever";
  return fmt::format("none of its {} is free when `AllocTensor` asks for one, so the core waits forever",
                     Counted(buffers, "buffer"));
}

// The function called there; usually AllocTensor.
static std::string_view CalledOn(const QueueCall* call) {
  using What = QueueCall::What;
  if (call == nullptr || call->what == What::kAlloc) return "AllocTensor";
  return call->what == What::kDeque ? "DeQue" : call->what == What::kEnque ? "EnQue" : "FreeTensor";
}

// A queue that is filled and never emptied: the one `AllocTensor` whose tensor is not enqueued is meant to be `DeQue`.
static void TakeInstead(const KernelFacts& kernel, const ReplyFacts& reply, const std::string& queue_id,
                        FindingBuilder& finding) {
  using What = QueueCall::What;
  if (!HasCall(kernel, queue_id, What::kEnque) || HasCall(kernel, queue_id, What::kDeque)) return;
  const std::vector<Hold> holds = NeverEnqueued(kernel, queue_id);
  if (holds.size() != 1) return;
  const auto name = FindWord(reply, holds.front().taken->range, "AllocTensor");
  if (name) finding.Fix("take the tensor that was enqueued", FixSafety::kUnsafe, {{*name, "DeQue"}});
}

// Every tensor is freed, but more are held at a time than the queue has buffers: offer a few more buffers.
static void OfferBuffers(const KernelFacts& kernel, const ReplyFacts& reply, const QueueCall& waiting, std::int64_t has,
                         FindingBuilder& finding) {
  using What = QueueCall::What;
  const QueueCall* set_up = nullptr;
  for (const QueueCall& call : kernel.queue_calls) {
    if (call.what != What::kInit || call.queue_id != waiting.queue_id) continue;
    if (set_up != nullptr) return;
    set_up = &call;
  }
  const auto name = set_up == nullptr ? std::nullopt : FindWord(reply, set_up->range, "InitBuffer");
  const auto text = name ? ReadCall(reply, *name) : std::nullopt;
  constexpr std::int64_t kMost = 4;
  if (!text || text->arguments.size() != 3 || has < 1) return;
  for (std::int64_t number = has + 1; number <= std::min(has + 2, kMost); ++number) {
    finding.Fix(fmt::format("give the queue {} buffers", number), FixSafety::kSafe,
                {{text->arguments[1], std::to_string(number)}});
  }
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kQueueStarved})) {
    const QueueCall* call = CallAt(kernel, seen.fault->where);
    const bool held = Name(*seen.fault, "reason", "not-freed") == "not-freed" && Number(*seen.fault, "buffers") != 0;
    const std::vector<Hold> holds = call == nullptr || !held ? std::vector<Hold>() : NeverFreed(kernel, call->queue_id);
    if (holds.empty()) {
      const std::string queue = QueueName(kernel, *seen.fault);
      const std::string reason = Name(*seen.fault, "reason");
      const char* why = reason == "not-dequeued" ? "all its tensors are enqueued at that point"
                        : call != nullptr && !HasCall(kernel, call->queue_id, QueueCall::What::kInit)
                            ? "no `InitBuffer` sets it up"
                        : Number(*seen.fault, "buffers") == 0 ? "`InitBuffer` gave it no buffer"
                                                              : "no buffer is free";
      auto finding = out.Report(seen.fault->where, "`{}` on {} waits forever: {}", CalledOn(call), queue, why);
      finding.Arg("queue", queue);
      LabelHistory(*seen.fault, finding);
      Confirm(finding, seen, Waiting(*seen.fault));
      if (call != nullptr) TakeInstead(kernel, reply, call->queue_id, finding);
      if (call != nullptr && reason != "not-dequeued")
        OfferBuffers(kernel, reply, *call, Number(*seen.fault, "buffers", 0), finding);
      continue;
    }
    const Hold& hold = holds.front();
    const QueueCall& taken = *hold.taken;
    auto finding = out.Report(taken.range, "`{}` is taken from `{}` and never freed", taken.tensor, taken.queue);
    finding.Arg("tensor", taken.tensor).Arg("queue", taken.queue);
    finding.Label(seen.fault->where, "waits for a free buffer");
    LabelHistory(*seen.fault, finding);
    Confirm(finding, seen, Waiting(*seen.fault));
    const SourceRange at = BehindInBlockOf(reply, taken.statement, hold.last_use);
    finding.Fix(
        "free it after its last use", FixSafety::kSafe,
        {{at, fmt::format("\n{}{}.FreeTensor({});", IndentOf(reply, taken.statement), taken.queue, taken.tensor)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::queue_missing_free
