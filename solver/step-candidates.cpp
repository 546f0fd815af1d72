// See step-candidates.h.
#include "solver/step-candidates.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace assay {
namespace {

constexpr std::size_t kMostSteps = 5;

bool MentionsAny(Expr e, const std::map<SymbolId, Expr>& symbols) {
  const std::set<SymbolId> mentioned = SymbolsOf(e);
  return std::any_of(mentioned.begin(), mentioned.end(), [&](SymbolId s) { return symbols.contains(s); });
}

}  // namespace

std::vector<Expr> StepCandidates(ExprPool& pool, Expr increment, const std::map<SymbolId, Expr>& at_start) {
  std::vector<Expr> steps = {pool.Const(0)};
  auto add = [&](auto&& self, Expr e, Expr factor, bool first) -> void {
    const auto& o = e->operands;
    if (steps.size() >= kMostSteps) return;
    if (e->kind == ExprKind::kMul && o[0]->IsConst()) return self(self, o[1], pool.Mul(factor, o[0]), first);
    if (e->kind == ExprKind::kMin || e->kind == ExprKind::kMax || e->kind == ExprKind::kSelect) {
      for (std::size_t i = e->kind == ExprKind::kSelect ? 1 : 0; i < o.size(); ++i) self(self, o[i], factor, first);
    }
    if (e->has_approximation || (!first && MentionsAny(e, at_start))) return;
    const Expr step = pool.Mul(factor, e);
    if (std::find(steps.begin(), steps.end(), step) == steps.end()) steps.push_back(step);
  };
  add(add, increment, pool.Const(1), false);
  add(add, pool.Substitute(increment, at_start), pool.Const(1), true);
  std::vector<Expr> ordered;
  for (bool constants : {true, false}) {
    std::copy_if(steps.begin(), steps.end(), std::back_inserter(ordered),
                 [&](Expr e) { return e->IsConst() == constants; });
  }
  return ordered;
}

}  // namespace assay
