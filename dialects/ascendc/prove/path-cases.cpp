// Rewriting from the leaves up; each node once.
#include "dialects/ascendc/prove/path-cases.h"

#include <algorithm>

namespace assay {
namespace {

// Fewer tests than this do not make a loop over cores.
constexpr std::size_t kLoopOfTests = 12;

// k < r for constant k >= 0 and r >= 0: one of the r such tests from 0 on.
bool IsStep(Expr e) {
  return e->kind == ExprKind::kLt && e->operands[0]->IsConst() && e->operands[0]->value >= 0 &&
         e->operands[1]->range.lo >= 0;
}

}  // namespace

void PathCases::FindCases(const ShapePath& path) {
  found_ = true;
  active_ = path.host.conditions.size() >= kLoopOfTests;
  const Expr cores = path.host.block_dim;
  if (!active_ || !cores || cores->kind != ExprKind::kMin) return;
  Expr a = cores->operands[0], b = cores->operands[1];
  if (a->IsConst()) std::swap(a, b);
  if (b->IsConst() && !a->IsConst()) cases_.push_back({cores, a, b});
}

void PathCases::Settle(ShapePath& path) {
  if (!found_) FindCases(path);
  if (!active_) return;
  Assignment values;
  for (std::size_t i = 0; i < path.example.size(); ++i) {
    values[static_cast<SymbolId>(domain_.symbols[i]->value)] = path.example[i];
  }
  Known known;
  std::vector<Expr> first;
  for (const Case& c : cases_) {
    const Expr full = pool_.Le(c.limit, c.count);
    const bool is_full = Evaluate(full, values).value_or(0) != 0;
    known[c.smaller.node()] = is_full ? c.limit : c.count;
    first.push_back(is_full ? full : pool_.Not(full));
  }
  PutAll(path, known);
  for (Expr& e : path.conditions) e = Truth(e);
  std::erase_if(path.conditions, [](Expr e) { return e->IsConst(1); });
  path.conditions.insert(path.conditions.begin(), first.begin(), first.end());
}

void PathCases::PutAll(ShapePath& path, Known& known) {
  const auto put = [&](Expr& e) {
    if (e) e = Rewrite(e, known);
  };
  for (Expr& e : path.conditions) put(e);
  for (auto& field : path.host.fields) put(field.value);
  for (Expr& e : path.host.workspaces) put(e);
  put(path.host.block_dim);
  put(path.host.tiling_key);
}

Expr PathCases::Rewrite(Expr e, Known& known) {
  if (const auto found = known.find(e.node()); found != known.end()) return found->second;
  Expr made = e;
  if (!e->operands.empty()) {
    std::vector<Expr> operands;
    for (Expr operand : e->operands) operands.push_back(Rewrite(operand, known));
    made = pool_.WithOperands(e, operands);
  }
  made = Simplified(made);
  known.emplace(e.node(), made);
  return made;
}

Expr PathCases::Simplified(Expr e) {
  if (e->range.lo == e->range.hi) return pool_.Const(e->range.lo);
  switch (e->kind) {
    case ExprKind::kDiv:
      return e->operands[0] == e->operands[1] && e->operands[0]->range.lo > 0 ? pool_.Const(1) : e;
    case ExprKind::kRem:
      return e->operands[0] == e->operands[1] ? pool_.Const(0) : e;
    case ExprKind::kSelect:
      return Choice(e);
    case ExprKind::kAdd:
      return Sum(e);
    case ExprKind::kLt:
    case ExprKind::kLe:
      return Compared(e);
    default:
      return e;
  }
}

// A truth value that was widened and is tested again.
Expr PathCases::Truth(Expr e) {
  if (e->kind == ExprKind::kNot) return pool_.Not(Truth(e->operands[0]));
  if (e->kind != ExprKind::kSelect || !e->operands[1]->IsConst() || !e->operands[2]->IsConst()) return e;
  const bool first = e->operands[1]->value != 0, second = e->operands[2]->value != 0;
  if (first == second) return pool_.Const(first);
  return first ? e->operands[0] : pool_.Not(e->operands[0]);
}

// `r != 0 && k < r`, and `k < r ? a + 16 : a`.
Expr PathCases::Choice(Expr e) {
  const Expr condition = e->operands[0], x = e->operands[1], y = e->operands[2];
  if (condition->kind == ExprKind::kEq && x->IsConst(0) && IsStep(y) && condition->operands[1]->IsConst(0) &&
      condition->operands[0] == y->operands[1]) {
    return y;
  }
  const Expr more = pool_.Sub(x, y);
  if (!IsStep(condition) || !more->IsConst()) return e;
  return Sum(pool_.Add(y, pool_.Mul(more, condition)));
}

// [0 < r] + [1 < r] + ... + [k < r] is min(k + 1, r).
Expr PathCases::Sum(Expr e) {
  if (e->kind != ExprKind::kAdd) return e;
  struct Terms {
    std::map<WideInt, WideInt> steps, counts;  // factors of [k < r], of min(k, r)
  };
  std::map<std::uint32_t, std::pair<Expr, Terms>> by_count;
  Expr rest = pool_.Const(0);
  bool any = false;
  for (Expr term : e->operands) {
    const bool scaled = term->kind == ExprKind::kMul && term->operands[0]->IsConst();
    const Expr inner = scaled ? term->operands[1] : term;
    const WideInt factor = scaled ? term->operands[0]->value : 1;
    if (IsStep(inner)) {
      auto& [r, terms] = by_count[inner->operands[1]->id];
      r = inner->operands[1];
      terms.steps[inner->operands[0]->value] += factor;
      any = true;
      continue;
    }
    if (inner->kind == ExprKind::kMin && (inner->operands[0]->IsConst() || inner->operands[1]->IsConst())) {
      const bool first = inner->operands[0]->IsConst();
      const Expr r = inner->operands[first ? 1 : 0];
      if (r->range.lo >= 0) {
        auto& [count, terms] = by_count[r->id];
        count = r;
        terms.counts[inner->operands[first ? 0 : 1]->value] += factor;
        continue;
      }
    }
    rest = pool_.Add(rest, term);
  }
  if (!any) return e;
  for (auto& [id, entry] : by_count) {
    auto& [r, terms] = entry;
    for (const auto& [k, factor] : terms.steps) {
      // min(k, r) has as many of these steps as there are; min(0, r) has none.
      const WideInt below = k == 0 ? factor : terms.counts.contains(k) ? terms.counts[k] : 0;
      if (below != factor) {
        rest = pool_.Add(rest, pool_.Mul(pool_.Const(factor), pool_.Lt(pool_.Const(k), r)));
        continue;
      }
      if (k != 0) terms.counts.erase(k);
      terms.counts[k + 1] += factor;
    }
    for (const auto& [k, factor] : terms.counts) {
      rest = pool_.Add(rest, pool_.Mul(pool_.Const(factor), pool_.Min(pool_.Const(k), r)));
    }
  }
  return rest;
}

// Both sides together, so that terms cancel; then positive terms on one side and the rest on the other.
Expr PathCases::Compared(Expr e) {
  const Expr whole = Sum(pool_.Sub(e->operands[0], e->operands[1]));
  if (whole->kind != ExprKind::kAdd) return e;
  Expr left = pool_.Const(0), right = pool_.Const(0);
  for (Expr term : whole->operands) {
    const bool constant = term->IsConst();
    const bool scaled = term->kind == ExprKind::kMul && term->operands[0]->IsConst();
    const WideInt factor = constant ? term->value : scaled ? term->operands[0]->value : 1;
    (factor > 0 ? left : right) = factor > 0 ? pool_.Add(left, term) : pool_.Sub(right, term);
  }
  return e->kind == ExprKind::kLt ? pool_.Lt(left, right) : pool_.Le(left, right);
}

// linear <= 0 with one dimension in it.
bool PathCases::AtMost(Expr linear, std::map<SymbolId, ExprRange>& ranges) {
  WideInt constant = 0, factor = 0;
  Expr symbol;
  const std::vector<Expr> terms = linear->kind == ExprKind::kAdd ? linear->operands : std::vector<Expr>{linear};
  for (Expr term : terms) {
    if (term->IsConst()) {
      constant = term->value;
      continue;
    }
    const bool scaled = term->kind == ExprKind::kMul && term->operands[0]->IsConst();
    const Expr inner = scaled ? term->operands[1] : term;
    const WideInt times = scaled ? term->operands[0]->value : 1;
    if (symbol) return false;
    // A quotient of at least k means at least k divisors; of at most k, less than k + 1.
    if (inner->kind == ExprKind::kDiv && inner->operands[1]->IsConst() && inner->operands[1]->value > 0 &&
        inner->operands[0]->range.lo >= 0 && (times == 1 || times == -1)) {
      const WideInt divisor = inner->operands[1]->value;
      const WideInt rest =
          linear->kind == ExprKind::kAdd && linear->operands.back()->IsConst() ? linear->operands.back()->value : 0;
      if (terms.size() > 2 || (terms.size() == 2 && !terms.back()->IsConst())) return false;
      // times = 1: q <= -rest; a <= divisor * (1 - rest) - 1. times = -1: q >= rest; a >= divisor * rest.
      const Expr a = inner->operands[0];
      return times == 1 ? AtMost(pool_.Sub(a, pool_.Const(divisor * (1 - rest) - 1)), ranges)
                        : AtMost(pool_.Sub(pool_.Const(divisor * rest), a), ranges);
    }
    if (inner->kind != ExprKind::kSymbol) return false;
    symbol = inner;
    factor = times;
  }
  if (!symbol) return false;
  const auto found = ranges.find(static_cast<SymbolId>(symbol->value));
  if (found == ranges.end()) return false;
  ExprRange& range = found->second;
  const ExprRange before = range;
  const auto floor = [](WideInt a, WideInt b) { return a >= 0 ? a / b : -((-a + b - 1) / b); };
  if (factor > 0) range.hi = std::min(range.hi, floor(-constant, factor));
  if (factor < 0) range.lo = std::max(range.lo, -floor(-constant, -factor));
  return range.lo != before.lo || range.hi != before.hi;
}

bool PathCases::Bound(Expr condition, std::map<SymbolId, ExprRange>& ranges) {
  const auto& o = condition->operands;
  switch (condition->kind) {
    case ExprKind::kLe:
      return AtMost(pool_.Sub(o[0], o[1]), ranges);
    case ExprKind::kLt:
      return AtMost(pool_.Add(pool_.Sub(o[0], o[1]), pool_.Const(1)), ranges);
    case ExprKind::kEq: {
      const bool up = AtMost(pool_.Sub(o[0], o[1]), ranges);
      return AtMost(pool_.Sub(o[1], o[0]), ranges) || up;
    }
    default:
      return false;
  }
}

bool PathCases::Implies(const Ends& ends, Expr condition) {
  if (!active_) return false;
  if (ends.seen.contains(condition.node())) return true;
  return !ends.narrowed.empty() && pool_.Substitute(condition, ends.narrowed)->IsConst(1);
}

void PathCases::Add(Ends& ends, Expr condition) {
  if (!active_) return;
  ends.seen.insert(condition.node());
  if (ends.ranges.empty()) {
    for (Expr symbol : domain_.symbols) ends.ranges[static_cast<SymbolId>(symbol->value)] = symbol->range;
  }
  if (!Bound(condition, ends.ranges)) return;
  for (const auto& [id, range] : ends.ranges) {
    const Symbol& symbol = pool_.symbol(id);
    const auto known = ends.narrowed.find(id);
    const ExprRange before = known == ends.narrowed.end() ? symbol.range : known->second->range;
    if (range.lo > range.hi || (range.lo == before.lo && range.hi == before.hi)) continue;
    ends.narrowed[id] = pool_.NewSymbol(symbol.name, SymbolRole::kArgument, range);
  }
}

void PathCases::Narrow(ShapePath& path, const std::vector<bool>& implied) {
  if (!active_) return;
  Ends ends;
  for (Expr condition : path.conditions) Add(ends, condition);
  std::vector<Expr> kept;
  for (std::size_t i = 0; i < path.conditions.size(); ++i) {
    if (i >= implied.size() || !implied[i]) kept.push_back(path.conditions[i]);
  }
  path.conditions = std::move(kept);
  path.narrowed = ends.narrowed;
  Known known;
  for (const auto& [id, narrow] : ends.narrowed) known[pool_.SymbolAt(id).node()] = narrow;
  PutAll(path, known);
  std::erase_if(path.conditions, [](Expr e) { return e->IsConst(1); });
}

}  // namespace assay
