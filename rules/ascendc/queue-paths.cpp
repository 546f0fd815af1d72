// Holds of queues. A variable names one tensor from one AllocTensor or DeQue into it to the next.
#include "rules/ascendc/queue-paths.h"
#include "analyzer/facts/ascendc/kernel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "rules/common/runs.h"

namespace assay::rules {
namespace {

using What = QueueCall::What;

bool Covers(const SourceRange& outer, const SourceRange& inner) {
  return outer.file == inner.file && outer.begin <= inner.begin && inner.begin < std::max(outer.end, outer.begin + 1);
}

// Where the variable is next assigned a tensor in the same function; the maximum if nowhere.
std::uint32_t EndOfHold(const KernelFacts& kernel, const QueueCall& taken) {
  std::uint32_t end = UINT32_MAX;
  for (const QueueCall& call : kernel.queue_calls) {
    const bool takes = call.what == What::kAlloc || call.what == What::kDeque;
    if (takes && call.tensor_id == taken.tensor_id && call.function == taken.function &&
        call.range.file == taken.range.file && call.range.begin > taken.range.begin) {
      end = std::min(end, call.range.begin);
    }
  }
  return end;
}

Hold MakeHold(const KernelFacts& kernel, const QueueCall& taken) {
  Hold hold{&taken, taken.statement, taken.range, taken.statement};
  const std::uint32_t end = EndOfHold(kernel, taken);
  for (const TensorUse& use : kernel.tensor_uses) {
    if (use.tensor_id != taken.tensor_id || use.function != taken.function || use.range.file != taken.range.file)
      continue;
    if (use.range.begin < taken.range.begin || use.range.begin >= end) continue;
    if (use.statement.end > hold.last_use.end) hold.last_use = use.statement;
    if (use.writes && use.statement.end > hold.last_write.end) {
      hold.last_write = use.statement;
      hold.last_write_call = use.range;
    }
  }
  return hold;
}

// Whether a call of this kind takes the hold's tensor while it is held.
bool IsPassedTo(const KernelFacts& kernel, const QueueCall& taken, What what) {
  const std::uint32_t end = EndOfHold(kernel, taken);
  return std::any_of(kernel.queue_calls.begin(), kernel.queue_calls.end(), [&](const QueueCall& call) {
    if (call.what != what) return false;
    if (call.tensor_id.empty()) return call.queue_id == taken.queue_id;
    if (call.tensor_id != taken.tensor_id) return false;
    if (call.function != taken.function) return true;  // a member that another function passes on
    return call.range.begin > taken.range.begin && call.range.begin < end;
  });
}

bool IsKnown(const KernelFacts& kernel, const QueueCall& call) {
  const QueueDeclaration* declared = DeclarationOf(kernel, call.queue_id);
  return !call.tensor_id.empty() && !call.queue_id.empty() && (declared == nullptr || !declared->escapes);
}

}  // namespace

const QueueCall* CallAt(const KernelFacts& kernel, const SourceRange& where) {
  const QueueCall* best = nullptr;
  for (const QueueCall& call : kernel.queue_calls) {
    if (!Covers(call.statement, where) && !Covers(call.range, where) && !Covers(where, call.range)) continue;
    const bool closer = best == nullptr || (Covers(call.range, where) && !Covers(best->range, where));
    if (closer) best = &call;
  }
  return best;
}

const QueueDeclaration* DeclarationOf(const KernelFacts& kernel, const std::string& queue_id) {
  const auto it = std::find_if(kernel.queues.begin(), kernel.queues.end(),
                               [&](const QueueDeclaration& queue) { return queue.id == queue_id; });
  return it == kernel.queues.end() ? nullptr : &*it;
}

std::string QueueName(const KernelFacts& kernel, const Fault& fault) {
  const QueueCall* call = CallAt(kernel, fault.where);
  if (call != nullptr && !call->queue.empty()) return "`" + call->queue + "`";
  const std::string name = Name(fault, "queue");
  return name.empty() ? "the queue" : "`" + name + "`";
}

void LabelHistory(const Fault& fault, FindingBuilder& finding) {
  std::vector<std::pair<Fault::Step, int>> calls;
  for (const Fault::Step& step : fault.steps) {
    if (!step.where.valid() || step.where == fault.where) continue;
    const auto known = std::find_if(calls.begin(), calls.end(), [&](const auto& call) {
      return call.first.where == step.where && call.first.what == step.what;
    });
    if (known != calls.end()) {
      ++known->second;
    } else {
      calls.push_back({step, 1});
    }
  }
  for (const auto& [step, times] : calls) {
    finding.Label(step.where, times == 1 ? fmt::format("before: `{}`", step.what)
                                         : fmt::format("before: `{}`, {} times", step.what, times));
  }
}

std::vector<Hold> NeverEnqueued(const KernelFacts& kernel, const std::string& queue_id) {
  std::vector<Hold> holds;
  for (const QueueCall& call : kernel.queue_calls) {
    if (call.what != What::kAlloc || call.queue_id != queue_id || !IsKnown(kernel, call)) continue;
    if (!IsPassedTo(kernel, call, What::kEnque)) holds.push_back(MakeHold(kernel, call));
  }
  return holds;
}

std::vector<Hold> NeverFreed(const KernelFacts& kernel, const std::string& queue_id) {
  std::vector<Hold> holds;
  for (const QueueCall& call : kernel.queue_calls) {
    const bool dequeued = call.what == What::kDeque;
    const bool kept = call.what == What::kAlloc && !IsPassedTo(kernel, call, What::kEnque);
    if (call.queue_id != queue_id || (!dequeued && !kept) || !IsKnown(kernel, call)) continue;
    if (!IsPassedTo(kernel, call, What::kFree) && !IsPassedTo(kernel, call, What::kEnque)) {
      holds.push_back(MakeHold(kernel, call));
    }
  }
  return holds;
}

bool HasCall(const KernelFacts& kernel, const std::string& queue_id, QueueCall::What what) {
  return std::any_of(kernel.queue_calls.begin(), kernel.queue_calls.end(),
                     [&](const QueueCall& call) { return call.what == what && call.queue_id == queue_id; });
}

}  // namespace assay::rules
