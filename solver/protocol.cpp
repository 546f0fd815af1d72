// A queue's buffers are empty, enqueued (full) or in hand. The effects of a loop must cancel out within each round
// that is followed by another one, so that the state before each round is that before the loop; extra effects of the
// last round remain.
#include "solver/protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "solver/query.h"
#include "solver/rounds.h"
#include "solver/units.h"

namespace assay {
namespace {

using StepKind = Step::Kind;

class Protocol {
 public:
  Protocol(const DeviceEvents& events, const LaunchValues& launch)
      : events_(events), launch_(launch), pool_(*events.pool) {}

  std::vector<OpenObligation> Run() {
    for (std::size_t i = 0; i < events_.buffers.size(); ++i) {
      if (events_.buffers[i].kind == Buffer::Kind::kQueue) Queue(static_cast<int>(i));
    }
    Barriers();
    return std::move(out_);
  }

 private:
  // How one step moves buffers, and when.
  struct Change {
    std::vector<Expr> guards;  // ascending by id
    int in_hand = 0;
    int full = 0;
  };
  struct Use {
    const Step* step = nullptr;
    std::vector<Expr> guards;
  };

  OpenObligation Start(ObligationKind kind, int location, std::string text, const std::vector<Expr>& guards,
                       const std::vector<int>& loops) {
    OpenObligation open = StartObligation(events_, kind, std::move(text), location, guards, loops);
    open.obligation.goal = pool_.True();
    return open;
  }

  static std::vector<Expr> Sorted(std::vector<Expr> guards) {
    std::sort(guards.begin(), guards.end(), [](Expr a, Expr b) { return a->id < b->id; });
    guards.erase(std::unique(guards.begin(), guards.end()), guards.end());
    std::erase_if(guards, [](Expr e) { return e->IsConst(1); });
    return guards;
  }

  void Queue(int buffer) {
    queue_ = buffer;
    const Buffer& made = events_.buffers[static_cast<std::size_t>(buffer)];
    uses_.clear();
    std::string unknown;
    for (const Step& step : events_.steps) {
      if (step.kind == StepKind::kBarrier) continue;
      if (step.queues.empty()) unknown = "a queue that cannot be followed";
      for (const BufferChoice& choice : step.queues) {
        if (choice.buffer != buffer) continue;
        std::vector<Expr> guards = step.guards;
        guards.push_back(choice.guard);
        uses_.push_back({&step, Sorted(std::move(guards))});
      }
    }
    if (uses_.empty() && unknown.empty()) return;
    out_.push_back(Start(ObligationKind::kQueue, made.location, kText, {}, {}));
    out_.back().undecidable = unknown;
    if (!unknown.empty()) return;
    changes_.clear();
    Follow(0, uses_.size(), 0);
  }

  // The uses from `begin` on that are inside the same `depth` loops.
  void Follow(std::size_t begin, std::size_t end, std::size_t depth) {
    for (std::size_t i = begin; i < end;) {
      const std::vector<int>& loops = uses_[i].step->loops;
      if (loops.size() <= depth) {
        Apply(uses_[i++]);
        continue;
      }
      std::size_t after = i;
      while (after < end && uses_[after].step->loops.size() > depth && uses_[after].step->loops[depth] == loops[depth])
        ++after;
      const std::size_t before = changes_.size();
      Follow(i, after, depth + 1);
      CancelsOut(before, std::vector<int>(loops.begin(), loops.begin() + static_cast<std::ptrdiff_t>(depth) + 1));
      i = after;
    }
  }

  Expr All(const std::vector<Expr>& guards) {
    Expr all = pool_.True();
    for (Expr guard : guards) all = pool_.And(all, guard);
    return all;
  }

  // The sum of the effects so far, if `guards` hold.
  Expr Sum(int Change::* what, const std::vector<Expr>& guards) {
    const auto less = [](Expr a, Expr b) { return a->id < b->id; };
    Expr sum = pool_.Const(0);
    for (const Change& change : changes_) {
      const Expr moved = pool_.Const(change.*what);
      const bool implied =
          std::includes(guards.begin(), guards.end(), change.guards.begin(), change.guards.end(), less);
      sum = pool_.Add(sum, implied ? moved : pool_.Select(All(change.guards), moved, pool_.Const(0)));
    }
    return sum;
  }

  void Apply(const Use& use) {
    const Buffer& made = events_.buffers[static_cast<std::size_t>(queue_)];
    const Expr in_hand = Sum(&Change::in_hand, use.guards);
    const Expr full = Sum(&Change::full, use.guards);
    const Expr one = pool_.Const(1);
    OpenObligation open = Start(ObligationKind::kQueue, made.location, kText, use.guards, use.step->loops);
    Change change;
    change.guards = use.guards;
    switch (use.step->kind) {
      case StepKind::kAcquire:
        open.obligation.goal = pool_.Lt(pool_.Add(in_hand, full), made.count);
        change.in_hand = 1;
        break;
      case StepKind::kCommit:
        open.obligation.goal = pool_.Le(one, in_hand);
        change.in_hand = -1;
        change.full = 1;
        break;
      case StepKind::kWait:
        open.obligation.goal = pool_.Le(one, full);
        change.in_hand = 1;
        change.full = -1;
        break;
      default:
        open.obligation.goal = pool_.Le(one, in_hand);
        change.in_hand = -1;
    }
    open.values = {{"in hand", in_hand}, {"full", full}};
    out_.push_back(std::move(open));
    changes_.push_back(std::move(change));
  }

  // The effect of a round of the loop from `before` on. Code that fills a pipeline in one round and drains it in
  // another is correct, so this is never refuted.
  void CancelsOut(std::size_t before, const std::vector<int>& loops) {
    std::map<std::vector<std::uint32_t>, Change> sums;
    for (std::size_t i = before; i < changes_.size(); ++i) {
      Change& sum = sums.try_emplace(KeyOf(changes_[i].guards), Change{changes_[i].guards}).first->second;
      sum.in_hand += changes_[i].in_hand;
      sum.full += changes_[i].full;
    }
    changes_.resize(before);
    std::erase_if(sums, [](const auto& entry) { return entry.second.in_hand == 0 && entry.second.full == 0; });
    if (sums.empty()) return;
    Expr in_hand = pool_.Const(0), full = pool_.Const(0);
    for (const auto& [key, sum] : sums) {
      const Expr when = All(sum.guards);
      in_hand = pool_.Add(in_hand, pool_.Select(when, pool_.Const(sum.in_hand), pool_.Const(0)));
      full = pool_.Add(full, pool_.Select(when, pool_.Const(sum.full), pool_.Const(0)));
    }
    const Buffer& made = events_.buffers[static_cast<std::size_t>(queue_)];
    OpenObligation open = Start(ObligationKind::kQueue, made.location, kText, {}, loops);
    open.obligation.exact = false;
    open.obligation.why_inexact = "what is in the queue changes from round to round of a loop";
    open.obligation.goal = pool_.And(pool_.Eq(in_hand, pool_.Const(0)), pool_.Eq(full, pool_.Const(0)));
    const Loop& loop = events_.loops[static_cast<std::size_t>(loops.back())];
    if (loop.last && loop.exact) {
      const Expr last = LastRound(loop, sums);
      open.obligation.goal = pool_.Or(pool_.Le(last, loop.index), open.obligation.goal);
      for (const auto& [key, sum] : sums) changes_.push_back(InRound(loop, sum, last));
    }
    out_.push_back(std::move(open));
  }

  // The index of the last round that does anything: the round before the one whose test fails, if that is known.
  Expr LastRound(const Loop& loop, const std::map<std::vector<std::uint32_t>, Change>& sums) {
    const bool tested = std::all_of(sums.begin(), sums.end(),
                                    [&](const auto& entry) { return IsAfterTest(loop, entry.second.guards); });
    return loop.counted && tested ? pool_.Sub(loop.last, pool_.Const(1)) : loop.last;
  }

  Change InRound(const Loop& loop, const Change& change, Expr round) {
    Change there = change;
    there.guards.insert(there.guards.end(), loop.guards.begin(), loop.guards.end());
    for (Expr& guard : there.guards)
      guard = pool_.Substitute(guard, {{static_cast<SymbolId>(loop.index->value), round}});
    there.guards.push_back(pool_.Le(pool_.Const(0), round));
    there.guards = Sorted(std::move(there.guards));
    return there;
  }

  void Barriers() {
    std::vector<const Step*> once;
    for (const Step& step : events_.steps) {
      if (step.kind == StepKind::kBarrier && step.all_cores && step.loops.empty()) once.push_back(&step);
    }
    const bool counted = once.size() > 1;
    if (counted) AsMany(once);
    for (const Step& step : events_.steps) {
      if (step.kind != StepKind::kBarrier) continue;
      if (step.all_cores) {
        if (!counted || !step.loops.empty()) Barrier(step);
        AtOnce(step);
        continue;
      }
      out_.push_back(Start(ObligationKind::kBarrier, step.location, kBarrierText, {}, {}));
      out_.back().undecidable = "a barrier among some of the cores";
    }
  }

  // Cores meet at whatever barrier each reaches next: any two of them pass the same number of barriers outside of
  // loops.
  void AsMany(const std::vector<const Step*>& steps) {
    OpenObligation open = Start(ObligationKind::kBarrier, steps.front()->location,
                                "every core of the launch comes to as many barriers", {}, {});
    Expr count = pool_.Const(0);
    for (const Step* step : steps)
      count = pool_.Add(count, pool_.Select(Guarded(*step), pool_.Const(1), pool_.Const(0)));
    OfAnyTwo(std::move(open), count,
             [&](Expr others) { return pool_.And(pool_.Le(count, others), pool_.Le(others, count)); });
  }

  Expr Guarded(const Step& step) {
    Expr comes = pool_.True();
    for (Expr guard : step.guards) comes = pool_.And(comes, guard);
    return comes;
  }

  // Opens the obligation with the goal that `goal` builds from the value of `e` on any other core.
  template <class Goal>
  void OfAnyTwo(OpenObligation open, Expr e, const Goal& goal) {
    const OtherUnit other(events_, pool_);
    const std::set<SymbolId> symbols = SymbolsOf(e);
    for (SymbolId id : symbols) {
      if (pool_.symbol(id).role == SymbolRole::kApproximation) open.undecidable = "a value that is not followed";
    }
    for (Expr known : events_.hypotheses)
      open.obligation.hypotheses.push_back(pool_.Substitute(known, other.elsewhere()));
    // Values that are the same on all cores by construction.
    open.obligation.goal =
        Units(events_).AnyAxisIn(symbols) ? goal(pool_.Substitute(e, other.elsewhere())) : pool_.True();
    open.values = other.Names();
    out_.push_back(std::move(open));
  }

  // Whenever one core reaches the barrier, in one round of the enclosing loops, any other one does.
  void Barrier(const Step& step) {
    OpenObligation open = Start(ObligationKind::kBarrier, step.location, kBarrierText, step.guards, step.loops);
    Expr comes = Guarded(step);
    for (int at : step.loops) {
      const Loop& loop = events_.loops[static_cast<std::size_t>(at)];
      if (!loop.last || !loop.exact) open.undecidable = "a loop whose number of iterations is not known";
      if (loop.last) comes = pool_.And(comes, pool_.Le(loop.index, loop.last));
    }
    OfAnyTwo(std::move(open), comes, [](Expr others) { return others; });
  }

  // Cores that must wait for their turn never arrive while others wait for them.
  void AtOnce(const Step& step) {
    if (launch_.cores < 0) return;
    const auto& symbolic = launch_.symbolic;
    const Expr launched = symbolic && symbolic->block_dim ? symbolic->block_dim : pool_.Const(launch_.block_dim);
    OpenObligation open =
        Start(ObligationKind::kBarrier, step.location,
              fmt::format("the launch has no more cores than the {} that run at once", Grouped(launch_.cores)),
              step.guards, step.loops);
    open.obligation.goal = pool_.Le(launched, pool_.Const(launch_.cores));
    open.values = {{"cores", launched}};
    out_.push_back(std::move(open));
  }

  static constexpr const char* kText = "buffers of the queue are taken, passed on and given back in turn";
  static constexpr const char* kBarrierText = "every core of the launch comes to the barrier";

  const DeviceEvents& events_;
  const LaunchValues& launch_;
  ExprPool& pool_;
  std::vector<OpenObligation> out_;
  int queue_ = -1;
  std::vector<Use> uses_;
  std::vector<Change> changes_;
};

}  // namespace

std::vector<OpenObligation> ProtocolOf(const DeviceEvents& events, const LaunchValues& launch) {
  return Protocol(events, launch).Run();
}

bool SpeaksOfTwoCores(const DeviceEvents& events, const std::vector<Expr>& violation) {
  const Units units(events);
  std::set<SymbolId> symbols;
  for (Expr e : violation) AddSymbolsOf(e, symbols);
  return std::any_of(symbols.begin(), symbols.end(), [&](SymbolId id) {
    return !units.IsAxis(id) && events.pool->symbol(id).role == SymbolRole::kUnit;
  });
}

}  // namespace assay
