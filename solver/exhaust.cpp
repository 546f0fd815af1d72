// All violations of a nest are one tape: what they share is computed once.
#include "solver/exhaust.h"

#include <algorithm>

#include "solver/instances.h"

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

Exhausted WalkShapes(const DeviceEvents& events, const std::vector<int>& loops,
                     const std::vector<std::vector<Expr>>& violations, const std::vector<Assignment>& shapes,
                     std::uint64_t& budget) {
  Exhausted out;
  out.broken.resize(violations.size());
  std::vector<Expr> roots;
  for (const std::vector<Expr>& violation : violations) {
    Expr all = events.pool->True();
    for (Expr e : violation) all = events.pool->And(all, e);
    roots.push_back(all);
  }
  std::size_t open = roots.size();
  for (const Assignment& shape : shapes) {
    const auto visit = [&](const std::vector<WideInt>& values, const std::vector<WideInt>& symbols) {
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0 || out.broken[i]) continue;
        out.broken[i] = shape;
        (*out.broken[i])[events.core] = symbols[events.core];
        for (int loop : loops) {
          const auto id = static_cast<SymbolId>(events.loops[static_cast<std::size_t>(loop)].index->value);
          (*out.broken[i])[id] = symbols[id];
        }
        --open;
      }
      return open > 0;
    };
    switch (WalkInstances(events, loops, {}, roots, budget, visit, shape).end) {
      case InstanceWalk::End::kDone:
        break;
      case InstanceWalk::End::kStopped:
        return out;
      case InstanceWalk::End::kApproximation:
        out.why = "a value that is not known";
        return out;
      case InstanceWalk::End::kOverflow:
        out.why = "a number beyond 120 bits";
        return out;
      case InstanceWalk::End::kBudget:
        out.why = "there are more cores and rounds than the budget lets the solver walk";
        return out;
    }
  }
  return out;
}

}  // namespace assay
