// Writes become intervals; one sorted sweep finds gaps and overlaps.
#include "solver/coverage.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/instances.h"
#include "solver/obligations.h"
#include "solver/units.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

struct Written {
  std::int64_t begin = 0;
  std::int64_t end = 0;
  std::int64_t core = 0;
  bool atomic = false;
  auto operator<=>(const Written&) const = default;
};

class OutputWrites {
 public:
  OutputWrites(const DeviceEvents& events, const LaunchArgument& argument, int index, const ProveBudget& budget,
               const Assignment& fixed)
      : events_(events),
        units_(events),
        argument_(argument),
        index_(index),
        budget_(budget.enumeration),
        fixed_(fixed) {
    for (const Approximation& a : events.approximations) {
      if (a.hides_events && doubt_.empty()) doubt_ = a.what;
    }
    for (const Event& event : events.events) {
      for (const Operand& operand : event.operands) {
        if (operand.writes && operand.space == MemorySpace::kGlobal) Collect(event, operand);
      }
    }
    std::sort(writes_.begin(), writes_.end());
  }

  std::uint64_t budget_left() const { return budget_; }

  ProofResult Coverage() const {
    ProofResult result = Start(ObligationKind::kCoverage, fmt::format("the cores write all {} bytes of `{}`",
                                                                      Grouped(argument_.bytes), argument_.name));
    std::int64_t reached = 0;
    std::int64_t missing = 0;
    auto gap = [&](std::int64_t begin, std::int64_t end) {
      if (missing == 0) result.model = {{"first", begin}, {"last", end - 1}};
      missing += end - begin;
    };
    for (const Written& w : writes_) {
      if (w.begin > reached) gap(reached, std::min(w.begin, argument_.bytes));
      reached = std::max(reached, w.end);
      if (reached >= argument_.bytes) break;
    }
    if (reached < argument_.bytes) gap(reached, argument_.bytes);
    if (missing == 0) {
      result.status = Status::kProved;
      return result;
    }
    result.model["missing"] = missing;
    Refute(result);
    return result;
  }

  ProofResult Disjoint() const {
    ProofResult result =
        Start(ObligationKind::kDisjoint, fmt::format("no two cores write the same bytes of `{}`", argument_.name));
    // To find the first overlap it is enough to keep the two furthest-reaching writes of different cores.
    Written first{0, 0, -1, true};
    Written second{0, 0, -1, true};
    for (const Written& w : writes_) {
      if (w.atomic) continue;
      const Written& other = first.core == w.core ? second : first;
      if (other.core >= 0 && other.end > w.begin) {
        result.model = {{"core_a", std::min(other.core, w.core)},
                        {"core_b", std::max(other.core, w.core)},
                        {"first", w.begin},
                        {"last", std::min(other.end, w.end) - 1}};
        Refute(result);
        return result;
      }
      if (w.core == first.core) {
        first.end = std::max(first.end, w.end);
      } else if (first.core < 0 || w.end > first.end) {
        second = first;
        first = w;
      } else if (w.end > second.end || second.core < 0) {
        second = w;
      }
    }
    result.status = doubt_.empty() && atomic_doubt_.empty() ? Status::kProved : Status::kUndecided;
    if (result.status == Status::kUndecided) result.why_undecided = doubt_.empty() ? atomic_doubt_ : doubt_;
    return result;
  }

 private:
  ProofResult Start(ObligationKind kind, std::string what) const {
    ProofResult result;
    result.kind = kind;
    result.what = std::move(what);
    result.where = where_;
    return result;
  }

  void Refute(ProofResult& result) const {
    const bool doubtful = !doubt_.empty() && result.kind == ObligationKind::kCoverage;
    result.status = doubtful ? Status::kUndecided : Status::kRefuted;
    if (!doubtful) return;
    result.why_undecided = doubt_;
    result.model.clear();
  }

  void Collect(const Event& event, const Operand& operand) {
    if (operand.buffers.empty() || !operand.why_unresolved.empty()) {
      if (doubt_.empty()) doubt_ = operand.why_unresolved;
      return;
    }
    for (const BufferChoice& choice : operand.buffers) {
      if (events_.buffers[static_cast<std::size_t>(choice.buffer)].argument == index_) Walk(event, operand, choice);
    }
  }

  void Walk(const Event& event, const Operand& operand, const BufferChoice& choice) {
    const auto location = static_cast<std::size_t>(event.location);
    if (!where_.valid() && event.location >= 0 && location < events_.places.size()) where_ = events_.places[location];
    if (event.atomic == Event::Atomic::kUnknown) atomic_doubt_ = "whether a copy adds atomically is not known";
    for (int loop : event.loops) {
      if (!events_.loops[static_cast<std::size_t>(loop)].exact) {
        doubt_ = "a loop whose number of iterations is not known";
        return;
      }
    }
    std::vector<Expr> guards = event.guards;
    guards.push_back(choice.guard);
    const std::vector<Expr> roots = {operand.offset, operand.rows, operand.row_bytes, operand.row_stride};
    const bool atomic = event.atomic != Event::Atomic::kNo;
    const auto visit = [&](const std::vector<WideInt>& v, const std::vector<WideInt>& symbols) {
      return AddRows(v[0], v[1], v[2], v[3], static_cast<std::int64_t>(units_.NumberOf(symbols)), atomic);
    };
    using End = InstanceWalk::End;
    switch (WalkInstances(events_, event.loops, guards, roots, budget_, visit, fixed_).end) {
      case End::kDone:
        return;
      case End::kApproximation:
        return Doubt(WhyApproximate(guards, roots));
      default:
        return Doubt("there are more tiles than the budget lets the solver walk");
    }
  }

  void Doubt(std::string why) {
    if (doubt_.empty()) doubt_ = std::move(why);
  }

  std::string WhyApproximate(const std::vector<Expr>& guards, const std::vector<Expr>& roots) const {
    std::set<SymbolId> symbols;
    for (Expr e : guards) AddSymbolsOf(e, symbols);
    for (Expr e : roots) AddSymbolsOf(e, symbols);
    for (const Approximation& a : events_.approximations) {
      if (a.has_symbol && symbols.contains(a.symbol)) return a.what;
    }
    return "a loop bound that is not known";
  }

  bool AddRows(WideInt offset, WideInt rows, WideInt bytes, WideInt stride, std::int64_t core, bool atomic) {
    if (rows <= 0 || bytes <= 0) return true;
    if (stride == bytes) {
      bytes = bytes * rows;
      rows = 1;
    }
    if (budget_ < static_cast<std::uint64_t>(rows)) {
      budget_ = 0;
      return false;
    }
    budget_ -= static_cast<std::uint64_t>(rows);
    for (WideInt row = 0; row < rows; ++row) {
      const WideInt begin = std::clamp<WideInt>(offset + row * stride, 0, argument_.bytes);
      const WideInt end = std::clamp<WideInt>(offset + row * stride + bytes, 0, argument_.bytes);
      if (begin >= end) continue;
      const Written w{static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end), core, atomic};
      // Adjacent tiles of one core are one interval.
      if (!writes_.empty() && writes_.back().core == core && writes_.back().atomic == atomic &&
          writes_.back().end == w.begin) {
        writes_.back().end = w.end;
      } else {
        writes_.push_back(w);
      }
    }
    return true;
  }

  const DeviceEvents& events_;
  const Units units_;
  const LaunchArgument& argument_;
  int index_;
  std::uint64_t budget_;
  const Assignment& fixed_;
  std::vector<Written> writes_;
  std::string doubt_;
  std::string atomic_doubt_;
  SourceRange where_;
};

}  // namespace

std::vector<ProofResult> ProveCoverage(const DeviceEvents& events, const LaunchValues& launch,
                                       const ProveBudget& budget, const Assignment& fixed, std::uint64_t* spent) {
  std::vector<ProofResult> results;
  for (std::size_t i = 0; i < launch.args.size(); ++i) {
    if (launch.args[i].role != LaunchArgument::Role::kOutput || launch.args[i].bytes <= 0) continue;
    const OutputWrites writes(events, launch.args[i], static_cast<int>(i), budget, fixed);
    results.push_back(writes.Coverage());
    results.push_back(writes.Disjoint());
    if (spent) *spent += budget.enumeration - std::min(budget.enumeration, writes.budget_left());
  }
  return results;
}

}  // namespace assay
