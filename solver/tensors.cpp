// A queue is followed if each round of a loop restores its state, so that a tensor is enqueued and dequeued in the
// same round, or if each round dequeues what the previous one enqueued and nothing else uses the queue.
#include "solver/tensors.h"

#include <algorithm>
#include <utility>

#include "solver/rounds.h"

namespace assay {
namespace {

using StepKind = Step::Kind;

std::vector<Expr> Sorted(std::vector<Expr> guards) {
  std::erase_if(guards, [](Expr e) { return e->IsConst(1); });
  std::sort(guards.begin(), guards.end(), [](Expr a, Expr b) { return a->id < b->id; });
  guards.erase(std::unique(guards.begin(), guards.end()), guards.end());
  return guards;
}

bool Includes(const std::vector<Expr>& all, const std::vector<Expr>& some) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end(), [](Expr a, Expr b) { return a->id < b->id; });
}

bool IsPrefix(const std::vector<int>& outer, const std::vector<int>& inner) {
  return outer.size() <= inner.size() && std::equal(outer.begin(), outer.end(), inner.begin());
}

bool Same(const std::vector<BufferChoice>& a, const std::vector<BufferChoice>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const BufferChoice& x, const BufferChoice& y) {
    return x.buffer == y.buffer && x.guard == y.guard;
  });
}

}  // namespace

Tensors::Tensors(const DeviceEvents& events, HoldsFunction holds)
    : events_(events), pool_(*events.pool), holds_(std::move(holds)) {
  for (std::size_t i = 0; i < events.buffers.size(); ++i) {
    if (events.buffers[i].kind == Buffer::Kind::kQueue) Queue(static_cast<int>(i));
  }
}

Expr Tensors::Without(const std::vector<Expr>& guards, const std::vector<Expr>& known) {
  Expr rest = pool_.True();
  for (Expr e : guards) {
    if (std::find(known.begin(), known.end(), e) == known.end()) rest = pool_.And(rest, e);
  }
  return rest;
}

void Tensors::Queue(int buffer) {
  const auto names = [](const Step& step, int which) {
    return std::any_of(step.queues.begin(), step.queues.end(),
                       [&](const BufferChoice& c) { return c.buffer == which; });
  };
  // A queue that is initialised on one of several paths is one queue, as long as all of its steps agree.
  const auto first =
      std::find_if(events_.steps.begin(), events_.steps.end(), [&](const Step& step) { return names(step, buffer); });
  if (first == events_.steps.end()) return;
  const std::vector<BufferChoice>& queues = first->queues;
  if (RoundByRound(buffer, queues)) return;
  std::vector<Full> full;
  const std::map<int, std::vector<TensorChoice>> before = of_step_;
  for (const Moment& moment : events_.order) {
    if (!moment.step) continue;
    const Step& step = events_.steps[static_cast<std::size_t>(moment.index)];
    if (step.kind == StepKind::kBarrier) continue;
    const bool may_be = step.queues.empty() || std::any_of(queues.begin(), queues.end(), [&](const BufferChoice& c) {
                          return names(step, c.buffer);
                        });
    if (!may_be) continue;
    bool known = Same(step.queues, queues);
    // A tensor enqueued inside a loop must be dequeued by the end of the round.
    for (const Full& waiting : full) known = known && IsPrefix(waiting.commit->loops, step.loops);
    if (known && step.kind == StepKind::kAcquire) {
      of_step_[moment.index] = {{{queues.front().buffer, moment.index}, pool_.True()}};
    }
    if (known && step.kind == StepKind::kCommit) full.push_back({&step, Sorted(step.guards), pool_.False()});
    if (known && step.kind == StepKind::kWait) {
      std::vector<TensorChoice> taken;
      known = Take(step, full, taken);
      of_step_[moment.index] = std::move(taken);
    }
    if (known) continue;
    of_step_ = before;
    return;
  }
  const bool left = std::any_of(full.begin(), full.end(), [](const Full& f) { return !f.commit->loops.empty(); });
  if (left) of_step_ = before;
}

// One tensor is enqueued before a loop and one by each of its rounds but the last; each round dequeues one.
bool Tensors::RoundByRound(int buffer, const std::vector<BufferChoice>& queues) {
  std::vector<const Step*> commits, waits;
  std::map<int, std::vector<TensorChoice>> taken;
  int wait = -1;
  for (const Moment& moment : events_.order) {
    if (!moment.step) continue;
    const Step& step = events_.steps[static_cast<std::size_t>(moment.index)];
    if (step.kind == StepKind::kBarrier) continue;
    const bool ours = step.queues.empty() || std::any_of(queues.begin(), queues.end(), [&](const BufferChoice& c) {
                        return std::any_of(step.queues.begin(), step.queues.end(),
                                           [&](const BufferChoice& other) { return other.buffer == c.buffer; });
                      });
    if (!ours) continue;
    if (!Same(step.queues, queues)) return false;
    if (step.kind == StepKind::kAcquire) taken[moment.index] = {{{buffer, moment.index}, pool_.True()}};
    if (step.kind == StepKind::kCommit) commits.push_back(&step);
    if (step.kind != StepKind::kWait) continue;
    waits.push_back(&step);
    wait = moment.index;
  }
  if (commits.size() != 2 || waits.size() != 1 || !HandsOver(*commits[0], *commits[1], *waits[0])) return false;
  const auto first = taken.find(commits[0]->tensor), later = taken.find(commits[1]->tensor);
  if (first == taken.end() || later == taken.end()) return false;
  const TensorId id{buffer, wait};
  handed_over_.push_back({id, waits[0]->loops.back(), first->second, later->second});
  const Expr index = events_.loops[static_cast<std::size_t>(waits[0]->loops.back())].index;
  taken[wait] = {{id, pool_.Eq(index, pool_.Const(0))}, {id, pool_.Lt(pool_.Const(0), index)}};
  of_step_.insert(taken.begin(), taken.end());
  return true;
}

bool Tensors::HandsOver(const Step& first, const Step& later, const Step& wait) {
  if (later.loops != wait.loops || wait.loops.size() != first.loops.size() + 1 || !IsPrefix(first.loops, wait.loops))
    return false;
  const Loop& loop = events_.loops[static_cast<std::size_t>(wait.loops.back())];
  if (!loop.last || !loop.counted) return false;
  std::vector<Expr> given = loop.guards;
  for (int outer : first.loops) {
    const Loop& round = events_.loops[static_cast<std::size_t>(outer)];
    if (round.last) given.push_back(pool_.Le(round.index, round.last));
  }
  const SymbolId index = static_cast<SymbolId>(loop.index->value);
  Expr last = loop.last;  // the round that dequeues last
  if (IsAfterTest(loop, wait.guards) && IsAfterTest(loop, later.guards)) {
    // A test that fails ends the loop: there may be no round at all, which must not leave a tensor for later.
    const Expr any = pool_.Substitute(loop.continues, {{index, pool_.Const(0)}});
    if (!first.loops.empty() && !holds_(given, pool_.Or(any, pool_.Not(Without(first.guards, given))))) return false;
    given.push_back(any);
    last = pool_.Sub(last, pool_.Const(1));
  }
  const auto with = [&](Expr more) {
    std::vector<Expr> all = given;
    all.push_back(more);
    return all;
  };
  const Expr at_last = pool_.Substitute(Without(later.guards, {}), {{index, last}});
  return holds_(given, Without(first.guards, given)) &&
         holds_(with(pool_.Le(loop.index, last)), Without(wait.guards, given)) &&
         holds_(with(pool_.Lt(loop.index, last)), Without(later.guards, given)) &&
         (first.loops.empty() || holds_(given, pool_.Not(at_last)));
}

// The tensors that a commit enqueued.
bool Tensors::Committed(const Full& full, Expr guard, std::vector<TensorChoice>& out) const {
  const auto found = of_step_.find(full.commit->tensor);
  if (found == of_step_.end() || found->second.empty()) return false;
  for (const TensorChoice& choice : found->second) out.push_back({choice.id, pool_.And(choice.guard, guard)});
  return true;
}

bool Tensors::Take(const Step& wait, std::vector<Full>& full, std::vector<TensorChoice>& out) {
  const std::vector<Expr> guards = Sorted(wait.guards);
  if (full.empty() || full.front().commit->loops != wait.loops) return false;
  Full& front = full.front();
  if (Includes(guards, front.guards)) {
    // One of the paths on which the first one is dequeued.
    const Expr when = Without(guards, front.guards);
    if (!pool_.And(when, front.taken)->IsConst(0) && !holds_({when}, pool_.Not(front.taken))) return false;
    if (!Committed(front, pool_.True(), out)) return false;
    front.taken = pool_.Or(front.taken, when);
    if (front.taken->IsConst(1) || holds_(front.guards, front.taken)) full.erase(full.begin());
    return true;
  }
  // The first few were enqueued on mutually exclusive paths.
  Expr any = pool_.False();
  std::size_t used = 0;
  for (; used < full.size(); ++used) {
    const Full& next = full[used];
    if (next.commit->loops != wait.loops || !Includes(next.guards, guards) || !next.taken->IsConst(0)) return false;
    const Expr when = Without(next.guards, guards);
    std::vector<Expr> given = guards;
    given.push_back(when);
    if (!pool_.And(when, any)->IsConst(0) && !holds_(given, pool_.Not(any))) return false;
    if (!Committed(next, when, out)) return false;
    any = pool_.Or(any, when);
    if (any->IsConst(1) || holds_(guards, any)) {
      full.erase(full.begin(), full.begin() + static_cast<std::ptrdiff_t>(used) + 1);
      return true;
    }
  }
  return false;
}

std::vector<TensorChoice> Tensors::Of(const Operand& operand, std::string& why) const {
  if (operand.tensor >= 0) {
    const auto found = of_step_.find(operand.tensor);
    if (found != of_step_.end() && !found->second.empty()) return found->second;
    why = "a queue whose tensors cannot be distinguished";
    return {};
  }
  std::vector<TensorChoice> out;
  for (const BufferChoice& choice : operand.buffers) {
    const Buffer& buffer = events_.buffers[static_cast<std::size_t>(choice.buffer)];
    if (buffer.kind == Buffer::Kind::kArgument) continue;
    if (buffer.kind == Buffer::Kind::kQueue) {
      why = "a queue whose tensors cannot be distinguished";
      return {};
    }
    if (buffer.kind == Buffer::Kind::kFixed || !buffer.loops.empty()) {
      why = buffer.loops.empty() ? "buffers at fixed addresses" : "buffers are made in a loop";
      return {};
    }
    out.push_back({{choice.buffer, -1}, choice.guard});
  }
  if (out.empty()) why = operand.why_unresolved.empty() ? "a buffer that cannot be followed" : operand.why_unresolved;
  return out;
}

const std::vector<int>& Tensors::LoopsOf(TensorId id) const {
  static const std::vector<int> kNone;
  return id.taken < 0 ? kNone : events_.steps[static_cast<std::size_t>(id.taken)].loops;
}

}  // namespace assay
