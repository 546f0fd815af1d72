// All violations of a nest share one tape: common subexpressions are computed once.
#include "solver/exhaust.h"

#include <algorithm>
#include <map>
#include <utility>

#include "solver/instances.h"
#include "solver/sweep.h"
#include "solver/units.h"

namespace assay {
namespace {

std::vector<Expr> Over(const DeviceEvents& events, const std::vector<SymbolId>& symbols) {
  std::vector<Expr> out;
  for (Expr e : events.hypotheses) {
    const std::set<SymbolId> used = SymbolsOf(e);
    if (std::includes(symbols.begin(), symbols.end(), used.begin(), used.end())) out.push_back(e);
  }
  return out;
}

// One loop nest and its obligations.
class Nest {
 public:
  Nest(const DeviceEvents& events, const std::vector<int>& loops, const std::vector<const Violated*>& members,
       const std::vector<Assignment>& shapes, WorkClock::time_point deadline)
      : events_(events), units_(events), loops_(loops), shapes_(shapes), deadline_(deadline), open_(members.size()) {
    for (const Violated* member : members) {
      Expr all = events.pool->True();
      for (Expr e : member->holds) all = events.pool->And(all, e);
      roots_.push_back(all);
      out_.push_back({member->index, "", {}});
    }
  }

  std::vector<Walked> Run(std::uint64_t& budget) {
    for (const Assignment& shape : shapes_) {
      const std::string why = At(shape, budget);
      if (open_ == 0) break;
      if (why.empty()) continue;
      for (Walked& walked : out_) {
        if (!walked.broken) walked.why = why;
      }
      break;
    }
    return std::move(out_);
  }

 private:
  // Why the walk was not completed.
  std::string At(const Assignment& shape, std::uint64_t& budget) {
    if (IsLate(deadline_)) return kLate;
    const auto visit = [&](const std::vector<WideInt>& values, const std::vector<WideInt>& symbols) {
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] != 0 && !out_[i].broken) Break(out_[i], shape, symbols);
      }
      return open_ > 0;
    };
    switch (WalkInstances(events_, loops_, {}, roots_, budget, visit, shape).end) {
      case InstanceWalk::End::kApproximation:
        return "a value that is not known";
      case InstanceWalk::End::kOverflow:
        return "a number beyond 120 bits";
      case InstanceWalk::End::kBudget:
        return "there are more cores and rounds than the budget lets the solver walk";
      default:
        return "";
    }
  }

  void Break(Walked& walked, const Assignment& shape, const std::vector<WideInt>& symbols) {
    walked.broken = shape;
    units_.Copy(symbols, *walked.broken);
    for (int loop : loops_) {
      const auto id = static_cast<SymbolId>(events_.loops[static_cast<std::size_t>(loop)].index->value);
      (*walked.broken)[id] = symbols[id];
    }
    --open_;
  }

  const DeviceEvents& events_;
  const Units units_;
  const std::vector<int>& loops_;
  const std::vector<Assignment>& shapes_;
  WorkClock::time_point deadline_;
  std::vector<Expr> roots_;
  std::vector<Walked> out_;
  std::size_t open_;
};

}  // namespace

std::optional<std::vector<Assignment>> AllShapes(const DeviceEvents& events, const std::vector<SymbolId>& symbols,
                                                 std::size_t most) {
  std::vector<SymbolId> sorted = symbols;
  std::sort(sorted.begin(), sorted.end());
  std::vector<Assignment> shapes = {{}};
  for (SymbolId id : sorted) {
    const ExprRange range = events.pool->symbol(id).range;
    if (range.hi < range.lo || range.hi - range.lo >= static_cast<WideInt>(most)) return std::nullopt;
    if (shapes.size() * static_cast<std::size_t>(range.hi - range.lo + 1) > most) return std::nullopt;
    std::vector<Assignment> wider;
    for (const Assignment& shape : shapes) {
      for (WideInt value = range.lo; value <= range.hi; ++value) {
        wider.push_back(shape);
        wider.back()[id] = value;
      }
    }
    shapes = std::move(wider);
  }
  const std::vector<Expr> hypotheses = Over(events, sorted);
  bool defined = true;
  std::erase_if(shapes, [&](const Assignment& shape) {
    return !std::all_of(hypotheses.begin(), hypotheses.end(), [&](Expr e) {
      const auto holds = Evaluate(e, shape);
      defined &= holds.has_value();
      return !holds || *holds != 0;
    });
  });
  if (!defined) return std::nullopt;
  return shapes;
}

std::vector<Walked> WalkShapes(const DeviceEvents& events, const std::vector<Violated>& open,
                               const std::vector<Assignment>& shapes, std::uint64_t& budget,
                               WorkClock::time_point deadline) {
  std::map<std::vector<int>, std::vector<const Violated*>> nests;
  for (const Violated& one : open) {
    if (std::none_of(one.holds.begin(), one.holds.end(), [](Expr e) { return e->has_approximation; }))
      nests[one.loops].push_back(&one);
  }
  std::vector<Walked> out;
  for (const auto& [loops, members] : nests) {
    for (Walked& walked : Nest(events, loops, members, shapes, deadline).Run(budget)) out.push_back(std::move(walked));
  }
  return out;
}

}  // namespace assay
