// A forward walk over the blocks of a function: for each tensor variable the set of states it can be in, each with the
// call that brought it there. States only grow, so the walk ends.
#include "rules/ascendc/tensor-paths.h"
#include "analyzer/facts/ascendc/kernel.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace assay::rules {
namespace {

using What = QueueCall::What;
using Kind = PathMistake::Kind;

enum class State { kOther, kAllocated, kDequeued, kQueued, kFreed };

// A state and the queue call that made it, as an index into queue_calls; -1 for none.
using Condition = std::pair<State, int>;
using Conditions = std::set<Condition>;
using Tensors = std::map<std::string, Conditions>;

bool IsHeld(const Condition& condition) {
  return condition.first == State::kAllocated || condition.first == State::kDequeued;
}

class FunctionWalk {
 public:
  FunctionWalk(const KernelFacts& kernel, const FunctionFlow& flow) : kernel_(kernel), flow_(flow) {
    for (std::size_t i = 0; i < kernel.queue_calls.size(); ++i) {
      const QueueCall& call = kernel.queue_calls[i];
      if (call.what != What::kInit) calls_.emplace(call.range, static_cast<int>(i));
    }
    for (const FlowBlock& block : flow.blocks) {
      for (const TensorEvent& event : block.events) {
        if (event.what == TensorEvent::What::kEscape) escaped_.insert(event.tensor_id);
      }
    }
  }

  void Run(std::vector<PathMistake>& out) {
    if (flow_.blocks.empty()) return;
    std::vector<Tensors> in(flow_.blocks.size());
    std::set<int> reached = {flow_.entry};
    std::vector<int> work = {flow_.entry};
    while (!work.empty()) {
      const int at = work.back();
      work.pop_back();
      Tensors tensors = in[static_cast<std::size_t>(at)];
      Walk(flow_.blocks[static_cast<std::size_t>(at)], tensors, nullptr);
      for (const int next : flow_.blocks[static_cast<std::size_t>(at)].next) {
        const bool fresh = reached.insert(next).second;
        if (Merge(tensors, in[static_cast<std::size_t>(next)]) || fresh) work.push_back(next);
      }
    }
    for (const int block : reached) {
      Tensors tensors = in[static_cast<std::size_t>(block)];
      Walk(flow_.blocks[static_cast<std::size_t>(block)], tensors, &out);
      const SourceRange& leaves = flow_.blocks[static_cast<std::size_t>(block)].leaves;
      if (leaves.valid()) ReportKept(tensors, Kind::kLostOnReturn, leaves, out);
    }
    if (reached.contains(flow_.exit)) ReportKept(in[static_cast<std::size_t>(flow_.exit)], Kind::kLost, {}, out);
  }

 private:
  static bool Merge(const Tensors& from, Tensors& into) {
    bool grown = false;
    for (const auto& [tensor, conditions] : from) {
      Conditions& known = into[tensor];
      for (const Condition& condition : conditions) grown = known.insert(condition).second || grown;
    }
    return grown;
  }

  void Walk(const FlowBlock& block, Tensors& tensors, std::vector<PathMistake>* out) const {
    for (const TensorEvent& event : block.events) {
      if (event.what == TensorEvent::What::kAssign) Assign(event, tensors, out);
      if (event.what == TensorEvent::What::kUse) Use(event, tensors, out);
      if (event.what == TensorEvent::What::kCall) Call(event, tensors, out);
    }
  }

  void Assign(const TensorEvent& event, Tensors& tensors, std::vector<PathMistake>* out) const {
    if (escaped_.contains(event.tensor_id)) return;
    Condition made = {State::kOther, -1};
    if (const auto call = calls_.find(event.value); call != calls_.end()) {
      const What what = kernel_.queue_calls[static_cast<std::size_t>(call->second)].what;
      if (what == What::kAlloc) made = {State::kAllocated, call->second};
      // What comes out of a queue that this function itself has filled has another name already.
      if (what == What::kDeque && !tensors.contains(FilledHere(call->second))) made = {State::kDequeued, call->second};
    }
    Conditions& conditions = tensors[event.tensor_id];
    const bool held = !conditions.empty() && std::all_of(conditions.begin(), conditions.end(), IsHeld);
    if (held && out != nullptr && IsHeld(made)) Add(Kind::kLostOnRetake, *conditions.begin(), event.value, *out);
    conditions = {made};
  }

  // A mention inside a queue call is that call's; any other reads or writes the tensor.
  void Use(const TensorEvent& event, Tensors& tensors, std::vector<PathMistake>* out) const {
    const auto found = tensors.find(event.tensor_id);
    if (out == nullptr || found == tensors.end() || calls_.contains(event.value)) return;
    if (AllIn(found->second, State::kFreed)) Add(Kind::kUsedFreed, *found->second.begin(), event.range, *out);
    if (AllIn(found->second, State::kQueued)) Add(Kind::kUsedQueued, *found->second.begin(), event.range, *out);
  }

  void Call(const TensorEvent& event, Tensors& tensors, std::vector<PathMistake>* out) const {
    const auto place = calls_.find(event.range);
    if (place == calls_.end()) return;
    const QueueCall& call = kernel_.queue_calls[static_cast<std::size_t>(place->second)];
    if (call.what == What::kDeque) TakeOut(place->second, tensors);
    if (call.what != What::kEnque && call.what != What::kFree) return;
    const auto found = tensors.find(call.tensor_id);
    if (found == tensors.end()) return;
    const bool frees = call.what == What::kFree;
    if (out != nullptr && AllIn(found->second, State::kFreed))
      Add(frees ? Kind::kFreedTwice : Kind::kQueuedFreed, *found->second.begin(), event.range, *out);
    if (out != nullptr && AllIn(found->second, State::kQueued))
      Add(frees ? Kind::kFreedQueued : Kind::kQueuedTwice, *found->second.begin(), event.range, *out);
    found->second = {{frees ? State::kFreed : State::kQueued, place->second}};
  }

  std::string FilledHere(int call) const {
    return "queue " + kernel_.queue_calls[static_cast<std::size_t>(call)].queue_id;
  }

  // DeQue returns the oldest tensor of its queue: the variable it was enqueued by names it again.
  void TakeOut(int deque, Tensors& tensors) const {
    const std::string& queue = kernel_.queue_calls[static_cast<std::size_t>(deque)].queue_id;
    bool filled = false;
    for (auto& [tensor, conditions] : tensors) {
      const bool queued = std::any_of(conditions.begin(), conditions.end(), [&](const Condition& c) {
        return c.first == State::kQueued && kernel_.queue_calls[static_cast<std::size_t>(c.second)].queue_id == queue;
      });
      if (queued) conditions = {{State::kOther, -1}};
      filled = filled || queued;
    }
    if (filled) tensors[FilledHere(deque)] = {{State::kOther, -1}};
  }

  static bool AllIn(const Conditions& conditions, State state) {
    return !conditions.empty() &&
           std::all_of(conditions.begin(), conditions.end(), [&](const Condition& c) { return c.first == state; });
  }

  void ReportKept(const Tensors& tensors, Kind kind, const SourceRange& place, std::vector<PathMistake>& out) const {
    for (const auto& [tensor, conditions] : tensors) {
      if (conditions.empty() || !std::all_of(conditions.begin(), conditions.end(), IsHeld)) continue;
      const SourceRange& taken = kernel_.queue_calls[static_cast<std::size_t>(conditions.begin()->second)].range;
      Add(kind, *conditions.begin(), kind == Kind::kLost ? taken : place, out);
    }
  }

  void Add(Kind kind, const Condition& condition, const SourceRange& place, std::vector<PathMistake>& out) const {
    const QueueCall& cause = kernel_.queue_calls[static_cast<std::size_t>(condition.second)];
    if (cause.tensor.empty() && cause.what != What::kAlloc && cause.what != What::kDeque) return;
    out.push_back({kind, cause.tensor, cause.queue, cause.what == What::kDeque, place, cause.range});
  }

  const KernelFacts& kernel_;
  const FunctionFlow& flow_;
  std::map<SourceRange, int> calls_;
  std::set<std::string> escaped_;
};

}  // namespace

namespace {

// One function frees what it has enqueued, another takes it out and does not free it: the first goes on with the handle
// of a buffer that the second has given back to it. Unusual, but correct.
void DropSharedHandles(std::vector<PathMistake>& all) {
  std::set<std::string> kept, freed;
  for (const PathMistake& mistake : all) {
    if (mistake.kind == Kind::kLost && mistake.dequeued) kept.insert(mistake.queue);
    if (mistake.kind == Kind::kFreedQueued) freed.insert(mistake.queue);
  }
  std::erase_if(all, [&](const PathMistake& mistake) {
    const bool one_of_two = (mistake.kind == Kind::kLost && mistake.dequeued) || mistake.kind == Kind::kFreedQueued;
    return one_of_two && kept.contains(mistake.queue) && freed.contains(mistake.queue);
  });
}

}  // namespace

std::vector<PathMistake> PathMistakes(const KernelFacts& kernel) {
  std::vector<PathMistake> all;
  for (const FunctionFlow& flow : kernel.flows) FunctionWalk(kernel, flow).Run(all);
  const auto key = [](const PathMistake& m) { return std::tie(m.place, m.kind, m.cause); };
  std::sort(all.begin(), all.end(), [&](const PathMistake& a, const PathMistake& b) { return key(a) < key(b); });
  all.erase(
      std::unique(all.begin(), all.end(), [&](const PathMistake& a, const PathMistake& b) { return key(a) == key(b); }),
      all.end());
  // What every path loses is not reported again for each return.
  std::set<SourceRange> lost;
  for (const PathMistake& mistake : all) {
    if (mistake.kind == Kind::kLostOnRetake) lost.insert(mistake.cause);
  }
  std::erase_if(
      all, [&](const PathMistake& mistake) { return mistake.kind == Kind::kLost && lost.contains(mistake.cause); });
  for (const PathMistake& mistake : all) {
    if (mistake.kind == Kind::kLost) lost.insert(mistake.cause);
  }
  std::erase_if(all, [&](const PathMistake& mistake) {
    return mistake.tensor.empty() || (mistake.kind == Kind::kLostOnReturn && lost.contains(mistake.cause));
  });
  DropSharedHandles(all);
  return all;
}

}  // namespace assay::rules
