// Nested counting with one compiled tape per level, so that loop-invariant values are computed once per round.
#include "solver/instances.h"

#include <algorithm>

#include "solver/units.h"

namespace assay {
namespace {

using End = InstanceWalk::End;

class Walker {
 public:
  Walker(const DeviceEvents& events, const std::vector<int>& loops, const std::vector<Expr>& guards,
         const std::vector<Expr>& roots, std::uint64_t& budget,
         const std::function<bool(const std::vector<WideInt>&, const std::vector<WideInt>&)>& visit,
         const Assignment& fixed)
      : events_(events), units_(events), loops_(loops), guard_count_(guards.size()), budget_(budget), visit_(visit) {
    std::vector<Expr> leaf = guards;
    leaf.insert(leaf.end(), roots.begin(), roots.end());
    for (int loop : loops) {
      const Loop& l = events.loops[static_cast<std::size_t>(loop)];
      if (!l.last) {
        usable_ = false;
        return;
      }
      std::vector<Expr> level = l.guards;
      level.push_back(l.last);
      AddTape(level);
      const bool tested = l.continues && !l.continues->has_approximation;
      tests_.emplace_back(std::vector<Expr>{tested ? l.continues : events.pool->True()});
    }
    AddTape(leaf);
    tests_.emplace_back(events.hypotheses);
    symbols_.resize(events.pool->symbol_count(), 0);
    for (const auto& [symbol, value] : fixed) symbols_[symbol] = value;
    roots_.resize(roots.size());
  }

  End Run() {
    if (!usable_) return End::kApproximation;
    for (WideInt unit = 0; unit < units_.count(); ++unit) {
      units_.Put(unit, symbols_);
      if (!Spend(tests_.back())) return End::kBudget;
      if (!tests_.back().Run(symbols_)) return End::kOverflow;
      if (!AllHold(tests_.back(), events_.hypotheses.size())) continue;
      if (const End end = Level(0); end != End::kDone) return end;
    }
    return End::kDone;
  }

 private:
  void AddTape(const std::vector<Expr>& exprs) {
    usable_ &= std::none_of(exprs.begin(), exprs.end(), [](Expr e) { return e->has_approximation; });
    tapes_.emplace_back(exprs);
    root_counts_.push_back(exprs.size());
  }

  bool Spend(const ExprTape& tape) {
    const std::size_t cost = tape.size() + 1;
    const bool enough = budget_ >= cost;
    budget_ -= enough ? cost : 0;
    return enough;
  }

  End Evaluate(std::size_t level) {
    if (!Spend(tapes_[level])) return End::kBudget;
    return tapes_[level].Run(symbols_) ? End::kDone : End::kOverflow;
  }

  static bool AllHold(const ExprTape& tape, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (tape.result(i) == 0) return false;
    }
    return true;
  }
  bool GuardsHold(std::size_t level, std::size_t count) const { return AllHold(tapes_[level], count); }

  End Level(std::size_t level) {
    if (const End end = Evaluate(level); end != End::kDone) return end;
    if (level == loops_.size()) return Leaf(level);
    const std::size_t guards = root_counts_[level] - 1;
    if (!GuardsHold(level, guards)) return End::kDone;
    const WideInt last = tapes_[level].result(guards);
    const auto index = static_cast<std::size_t>(events_.loops[static_cast<std::size_t>(loops_[level])].index->value);
    for (WideInt k = 0; k <= last; ++k) {
      symbols_[index] = k;
      if (const End end = Level(level + 1); end != End::kDone) return end;
      if (!Spend(tests_[level])) return End::kBudget;
      if (!tests_[level].Run(symbols_)) return End::kOverflow;
      if (tests_[level].result(0) == 0) break;
    }
    return End::kDone;
  }

  End Leaf(std::size_t level) {
    if (!GuardsHold(level, guard_count_)) return End::kDone;
    for (std::size_t i = 0; i < roots_.size(); ++i) roots_[i] = tapes_[level].result(guard_count_ + i);
    return visit_(roots_, symbols_) ? End::kDone : End::kStopped;
  }

  const DeviceEvents& events_;
  const Units units_;
  const std::vector<int>& loops_;
  std::size_t guard_count_;
  std::uint64_t& budget_;
  const std::function<bool(const std::vector<WideInt>&, const std::vector<WideInt>&)>& visit_;
  std::vector<ExprTape> tapes_;
  std::vector<ExprTape> tests_;  // of each loop, and of the launch
  std::vector<std::size_t> root_counts_;
  std::vector<WideInt> symbols_;
  std::vector<WideInt> roots_;
  bool usable_ = true;
};

}  // namespace

InstanceWalk WalkInstances(const DeviceEvents& events, const std::vector<int>& loops, const std::vector<Expr>& guards,
                           const std::vector<Expr>& roots, std::uint64_t& budget,
                           const std::function<bool(const std::vector<WideInt>&, const std::vector<WideInt>&)>& visit,
                           const Assignment& fixed) {
  return {Walker(events, loops, guards, roots, budget, visit, fixed).Run()};
}

}  // namespace assay
