// Multiplying out, and the axioms of quotients and wraps.
#include "solver/linear.h"

#include <algorithm>

#include "analyzer/facts/expr-ops.h"

namespace assay {
namespace {

bool IsTruth(ExprKind kind) {
  return kind == ExprKind::kEq || kind == ExprKind::kLt || kind == ExprKind::kLe || kind == ExprKind::kAnd ||
         kind == ExprKind::kOr || kind == ExprKind::kNot;
}

bool IsChoice(ExprKind kind) { return kind == ExprKind::kSelect || kind == ExprKind::kMin || kind == ExprKind::kMax; }

ExprRange Narrowed(ExprRange a, ExprRange b) { return {std::max(a.lo, b.lo), std::min(a.hi, b.hi)}; }

}  // namespace

Expr Linearizer::Linear(Expr e) {
  if (auto found = linear_.find(e.node()); found != linear_.end()) return found->second;
  const Expr made = Make(e);
  linear_[e.node()] = made;
  return made;
}

Expr Linearizer::Make(Expr e) {
  std::vector<Expr> o;
  o.reserve(e->operands.size());
  for (Expr operand : e->operands) o.push_back(Linear(operand));
  switch (e->kind) {
    case ExprKind::kConst:
    case ExprKind::kSymbol:
      return e;
    case ExprKind::kAdd: {
      Expr sum = o[0];
      for (std::size_t i = 1; i < o.size(); ++i) sum = pool_.Add(sum, o[i]);
      return sum;
    }
    case ExprKind::kMul:
      return Product(o[0], o[1]);
    case ExprKind::kDiv:
      return Quotient(o[0], o[1], e->range);
    case ExprKind::kRem:
      return pool_.Sub(o[0], Product(o[1], Quotient(o[0], o[1], RangeOf(ExprKind::kDiv, 0, o))));
    case ExprKind::kMin:
      return pool_.Min(o[0], o[1]);
    case ExprKind::kMax:
      return pool_.Max(o[0], o[1]);
    case ExprKind::kSelect:
      return pool_.Select(o[0], o[1], o[2]);
    case ExprKind::kEq:
      return pool_.Eq(o[0], o[1]);
    case ExprKind::kLt:
      return pool_.Lt(o[0], o[1]);
    case ExprKind::kLe:
      return pool_.Le(o[0], o[1]);
    case ExprKind::kAnd:
      return pool_.And(o[0], o[1]);
    case ExprKind::kOr:
      return pool_.Or(o[0], o[1]);
    case ExprKind::kNot:
      return pool_.Not(o[0]);
    case ExprKind::kWrapUnsigned:
    case ExprKind::kWrapSigned:
      return Wrapped(e, o[0]);
  }
  return e;
}

Expr Linearizer::Product(Expr a, Expr b) {
  if (a->IsConst() || b->IsConst()) return pool_.Mul(a, b);
  const auto key = std::minmax(a->id, b->id);
  if (auto found = products_.find(key); found != products_.end()) return found->second;
  auto splits = [](Expr e) { return e->kind != ExprKind::kSymbol; };
  if (!splits(a)) std::swap(a, b);
  const auto& o = a->operands;
  Expr made;
  if (!splits(a)) {
    Monomial monomial = FactorsOf(static_cast<SymbolId>(a->value));
    const Monomial other = FactorsOf(static_cast<SymbolId>(b->value));
    monomial.insert(monomial.end(), other.begin(), other.end());
    std::sort(monomial.begin(), monomial.end());
    made = SymbolFor(monomial);
  } else if (a->kind == ExprKind::kAdd) {
    made = pool_.Const(0);
    for (Expr term : o) made = pool_.Add(made, Product(term, b));
  } else if (a->kind == ExprKind::kMul) {
    made = pool_.Mul(o[0], Product(o[1], b));
  } else if (choices_ == Choices::kNamed && IsChoice(a->kind)) {
    made = Product(Named(a), b);
  } else if (a->kind == ExprKind::kSelect) {
    made = pool_.Select(o[0], Product(o[1], b), Product(o[2], b));
  } else if (a->kind == ExprKind::kMin || a->kind == ExprKind::kMax) {
    const Expr first = a->kind == ExprKind::kMin ? pool_.Le(o[0], o[1]) : pool_.Le(o[1], o[0]);
    made = pool_.Select(first, Product(o[0], b), Product(o[1], b));
  } else if (IsTruth(a->kind)) {
    made = pool_.Select(a, b, pool_.Const(0));
  } else {
    made = pool_.NewSymbol("product", SymbolRole::kLoop, RangeOf(ExprKind::kMul, 0, {a, b}));
  }
  products_[key] = made;
  return made;
}

Expr Linearizer::Named(Expr choice) {
  auto& made = named_[choice.node()];
  if (made) return made;
  made = pool_.NewSymbol("choice", SymbolRole::kLoop, choice->range);
  const Expr name = made;
  names_.insert(static_cast<SymbolId>(name->value));
  auto& axioms = axioms_[static_cast<SymbolId>(name->value)];
  const auto& o = choice->operands;
  if (choice->kind == ExprKind::kSelect) {
    axioms = {pool_.Or(pool_.Not(o[0]), pool_.Eq(name, o[1])), pool_.Or(o[0], pool_.Eq(name, o[2]))};
  } else if (choice->kind == ExprKind::kMin) {
    axioms = {pool_.Le(name, o[0]), pool_.Le(name, o[1]), pool_.Or(pool_.Le(o[0], name), pool_.Le(o[1], name))};
  } else {
    axioms = {pool_.Le(o[0], name), pool_.Le(o[1], name), pool_.Or(pool_.Le(name, o[0]), pool_.Le(name, o[1]))};
  }
  return name;
}

Expr Linearizer::SymbolFor(const Monomial& monomial) {
  auto& made = monomials_[monomial];
  if (made) return made;
  std::string name;
  ExprRange range{1, 1};
  for (SymbolId id : monomial) {
    name += (name.empty() ? "" : "*") + pool_.symbol(id).name;
    const ExprRange r = pool_.symbol(id).range;
    const WideInt corners[] = {expr_ops::MulSaturated(range.lo, r.lo), expr_ops::MulSaturated(range.lo, r.hi),
                               expr_ops::MulSaturated(range.hi, r.lo), expr_ops::MulSaturated(range.hi, r.hi)};
    range = {*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4)};
  }
  if (monomial.size() == 2 && monomial[0] == monomial[1]) range.lo = std::max<WideInt>(range.lo, 0);
  made = pool_.NewSymbol(name, SymbolRole::kLoop, range);
  factors_[static_cast<SymbolId>(made->value)] = monomial;
  return made;
}

Monomial Linearizer::FactorsOf(SymbolId symbol) const {
  const auto found = factors_.find(symbol);
  return found == factors_.end() ? Monomial{symbol} : found->second;
}

// q = a / b: b * q <= a < b * q + b if neither is negative. If ranges leave the signs open, they become conditions of
// the axioms.
Expr Linearizer::Quotient(Expr a, Expr b, ExprRange range) {
  if (b->IsConst(0)) return pool_.Const(0);
  if (b->IsConst(1)) return a;
  if (a->IsConst() && b->IsConst()) return pool_.Div(a, b);
  auto& made = quotients_[{a->id, b->id}];
  if (made) return made;
  ExprRange narrow = Narrowed(range, RangeOf(ExprKind::kDiv, 0, {a, b}));
  // (x + y - 1) / y is at least 1 if x is.
  if (b->range.lo >= 1 && pool_.Sub(a, b)->range.lo >= 0) narrow.lo = std::max<WideInt>(narrow.lo, 1);
  made = pool_.NewSymbol("quotient", SymbolRole::kLoop, narrow);
  const Expr q = made;
  const Expr zero = pool_.Const(0);
  const Expr back = Product(b, q);
  auto& axioms = axioms_[static_cast<SymbolId>(q->value)];
  auto add = [&](Expr guard, Expr fact) {
    if (!guard->IsConst(0)) axioms.push_back(pool_.Or(pool_.Not(guard), fact));
  };
  const Expr one = pool_.Const(1);
  const Expr divides = pool_.Le(one, b);
  const Expr up = pool_.And(pool_.Le(zero, a), divides);
  add(up, pool_.Le(back, a));
  add(up, pool_.Lt(a, pool_.Add(back, b)));
  add(up, pool_.Le(zero, q));
  const Expr down = pool_.And(pool_.Lt(a, zero), divides);
  add(down, pool_.Le(a, back));
  add(down, pool_.Lt(pool_.Sub(back, b), a));
  add(down, pool_.Le(q, zero));
  add(pool_.Eq(b, zero), pool_.Eq(q, zero));
  return q;
}

Expr Linearizer::Wrapped(Expr wrap, Expr inner) {
  const auto width = static_cast<unsigned>(wrap->value);
  const WideInt modulus = expr_ops::PowerOfTwo(width);
  const WideInt low = wrap->kind == ExprKind::kWrapSigned ? -modulus / 2 : 0;
  if (inner->range.lo >= low && inner->range.hi < low + modulus) return inner;
  const Expr value = pool_.NewSymbol("wrapped", SymbolRole::kLoop, wrap->range);
  auto floor = [&](WideInt v) { return v >= 0 ? v / modulus : -((-v + modulus - 1) / modulus); };
  const Expr times =
      pool_.NewSymbol("wraps", SymbolRole::kLoop, {floor(inner->range.lo - low), floor(inner->range.hi - low)});
  const Expr back = pool_.Add(value, pool_.Mul(pool_.Const(modulus), times));
  axioms_[static_cast<SymbolId>(value->value)].push_back(pool_.Eq(inner, back));
  return value;
}

std::vector<Expr> Linearizer::AxiomsFor(const std::vector<Expr>& roots, bool* named) const {
  std::vector<Expr> out;
  std::set<SymbolId> done;
  std::set<const ExprNode*> seen;
  std::vector<Expr> open(roots.rbegin(), roots.rend());
  while (!open.empty()) {
    const Expr e = open.back();
    open.pop_back();
    if (!seen.insert(e.node()).second) continue;
    open.insert(open.end(), e->operands.begin(), e->operands.end());
    if (e->kind != ExprKind::kSymbol) continue;
    for (SymbolId id : FactorsOf(static_cast<SymbolId>(e->value))) {
      const auto found = axioms_.find(id);
      if (found == axioms_.end() || !done.insert(id).second) continue;
      if (named != nullptr && names_.contains(id)) *named = true;
      out.insert(out.end(), found->second.begin(), found->second.end());
      open.insert(open.end(), found->second.begin(), found->second.end());
    }
  }
  return out;
}

bool Linearizer::ToPolynomial(Expr e, Polynomial& out) const {
  auto add = [&](Expr term, WideInt factor) {
    if (term->kind == ExprKind::kConst) {
      out[{}] += term->value * factor;
      return true;
    }
    if (term->kind != ExprKind::kSymbol) return false;
    out[FactorsOf(static_cast<SymbolId>(term->value))] += factor;
    return true;
  };
  auto scaled = [&](Expr term) {
    const bool product = term->kind == ExprKind::kMul && term->operands[0]->IsConst();
    return product ? add(term->operands[1], term->operands[0]->value) : add(term, 1);
  };
  if (e->kind != ExprKind::kAdd) return scaled(e);
  return std::all_of(e->operands.begin(), e->operands.end(), scaled);
}

Expr Linearizer::FromPolynomial(const Polynomial& p) {
  Expr sum = pool_.Const(0);
  for (const auto& [monomial, factor] : p) {
    if (monomial.empty()) {
      sum = pool_.Add(sum, pool_.Const(factor));
    } else if (monomial.size() == 1) {
      sum = pool_.Add(sum, pool_.Mul(pool_.Const(factor), pool_.SymbolAt(monomial[0])));
    } else {
      sum = pool_.Add(sum, pool_.Mul(pool_.Const(factor), SymbolFor(monomial)));
    }
  }
  return sum;
}

}  // namespace assay
