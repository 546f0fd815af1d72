// Construction and simplification. Sums are kept as linear combinations, so equal offsets get equal nodes; ranges
// decide comparisons and remove wraps that cannot happen.
#include "analyzer/facts/expr.h"

#include <algorithm>
#include <utility>

#include "analyzer/facts/expr-ops.h"

namespace assay {

using expr_ops::Fits;
using expr_ops::MulExact;
using expr_ops::PowerOfTwo;

// A sum of multiples of terms, and a constant.
struct ExprPool::Linear {
  std::vector<std::pair<Expr, WideInt>> terms;
  WideInt constant = 0;
};

std::size_t ExprPool::KeyHash::operator()(const Key& key) const {
  std::size_t h = static_cast<std::size_t>(key.kind) * 0x9E3779B97F4A7C15ull;
  auto mix = [&](std::uint64_t v) { h = (h ^ v) * 0x9E3779B97F4A7C15ull, h ^= h >> 29; };
  mix(static_cast<std::uint64_t>(key.value));
  mix(static_cast<std::uint64_t>(key.value >> 64));
  for (const ExprNode* node : key.operands) mix(node->id);
  return h;
}

Expr ExprPool::Intern(ExprKind kind, WideInt value, std::vector<Expr> operands) {
  Key key{kind, value, {}};
  key.operands.reserve(operands.size());
  for (Expr e : operands) key.operands.push_back(e.node());
  if (auto found = interned_.find(key); found != interned_.end()) return Expr(found->second);
  ExprNode& node = nodes_.emplace_back();
  node.kind = kind;
  node.id = static_cast<std::uint32_t>(nodes_.size() - 1);
  node.value = value;
  if (kind == ExprKind::kSymbol) {
    const Symbol& symbol = symbols_[static_cast<std::size_t>(value)];
    node.range = symbol.range;
    node.has_approximation = symbol.role == SymbolRole::kApproximation;
  } else {
    node.range = RangeOf(kind, value, operands);
  }
  node.has_wrap = kind == ExprKind::kWrapUnsigned || kind == ExprKind::kWrapSigned;
  for (Expr e : operands) {
    node.has_wrap |= e->has_wrap;
    node.has_approximation |= e->has_approximation;
  }
  node.operands = std::move(operands);
  interned_.emplace(std::move(key), &node);
  return Expr(&node);
}

Expr ExprPool::Const(WideInt value) { return Intern(ExprKind::kConst, value, {}); }

Expr ExprPool::NewSymbol(std::string name, SymbolRole role, ExprRange range) {
  symbols_.push_back({std::move(name), role, range});
  return Intern(ExprKind::kSymbol, static_cast<WideInt>(symbols_.size() - 1), {});
}

bool ExprPool::Collect(Expr e, WideInt factor, Linear& out) {
  if (e->kind == ExprKind::kConst) {
    const auto product = MulExact(e->value, factor);
    if (!product) return false;
    out.constant += *product;
    return Fits(out.constant);
  }
  if (e->kind == ExprKind::kAdd) {
    return std::all_of(e->operands.begin(), e->operands.end(), [&](Expr term) { return Collect(term, factor, out); });
  }
  if (e->kind == ExprKind::kMul && e->operands[0]->IsConst()) {
    const auto product = MulExact(e->operands[0]->value, factor);
    return product && Collect(e->operands[1], *product, out);
  }
  out.terms.emplace_back(e, factor);
  return true;
}

Expr ExprPool::FromLinear(Linear& linear) {
  auto& terms = linear.terms;
  std::sort(terms.begin(), terms.end(), [](const auto& a, const auto& b) { return a.first->id < b.first->id; });
  std::vector<Expr> operands;
  for (std::size_t i = 0; i < terms.size();) {
    WideInt factor = 0;
    std::size_t next = i;
    for (; next < terms.size() && terms[next].first == terms[i].first; ++next) factor += terms[next].second;
    if (factor == 1) operands.push_back(terms[i].first);
    if (factor != 0 && factor != 1) operands.push_back(Intern(ExprKind::kMul, 0, {Const(factor), terms[i].first}));
    i = next;
  }
  if (linear.constant != 0 || operands.empty()) operands.push_back(Const(linear.constant));
  return operands.size() == 1 ? operands.front() : Intern(ExprKind::kAdd, 0, std::move(operands));
}

Expr ExprPool::Add(Expr a, Expr b) {
  Linear linear;
  if (Collect(a, 1, linear) && Collect(b, 1, linear)) return FromLinear(linear);
  return Intern(ExprKind::kAdd, 0, {a, b});
}

Expr ExprPool::Sub(Expr a, Expr b) {
  Linear linear;
  if (Collect(a, 1, linear) && Collect(b, -1, linear)) return FromLinear(linear);
  return Intern(ExprKind::kAdd, 0, {a, Intern(ExprKind::kMul, 0, {Const(-1), b})});
}

Expr ExprPool::Mul(Expr a, Expr b) {
  if (b->IsConst()) std::swap(a, b);
  if (a->IsConst()) {
    Linear linear;
    if (Collect(b, a->value, linear)) return FromLinear(linear);
    return Intern(ExprKind::kMul, 0, {a, b});
  }
  auto split = [](Expr& e) {
    if (e->kind != ExprKind::kMul || !e->operands[0]->IsConst()) return WideInt{1};
    const WideInt factor = e->operands[0]->value;
    e = e->operands[1];
    return factor;
  };
  Expr x = a;
  Expr y = b;
  const auto factor = MulExact(split(x), split(y));
  if (!factor) return Intern(ExprKind::kMul, 0, {a, b});
  if (y->id < x->id) std::swap(x, y);
  const Expr product = Intern(ExprKind::kMul, 0, {x, y});
  return *factor == 1 ? product : Intern(ExprKind::kMul, 0, {Const(*factor), product});
}

// Splits a value known to be >= 0 into divisor * q + r with q and r known to be in range; keeps the node otherwise.
Expr ExprPool::DivByConstant(Expr a, WideInt divisor) {
  Linear linear;
  if (divisor <= 0 || !Collect(a, 1, linear)) return Intern(ExprKind::kDiv, 0, {a, Const(divisor)});
  const bool exact =
      linear.constant % divisor == 0 && std::all_of(linear.terms.begin(), linear.terms.end(),
                                                    [&](const auto& term) { return term.second % divisor == 0; });
  if (a->range.lo < 0 && !exact) return Intern(ExprKind::kDiv, 0, {a, Const(divisor)});
  Linear quotient;
  Linear remainder;
  for (const auto& [term, factor] : linear.terms) {
    if (factor % divisor == 0) {
      quotient.terms.emplace_back(term, factor / divisor);
    } else {
      remainder.terms.emplace_back(term, factor);
    }
  }
  WideInt low = linear.constant % divisor;
  if (low < 0) low += divisor;
  quotient.constant = (linear.constant - low) / divisor;
  remainder.constant = low;
  const Expr r = FromLinear(remainder);
  const Expr q = FromLinear(quotient);
  if (r->range.lo >= 0 && r->range.hi < divisor) return q;
  // (4 * x + 31) / 32 = (x + 7) / 8: what the common factor does not divide is less than it.
  WideInt common = divisor;
  for (const auto& [term, factor] : linear.terms) {
    for (WideInt other = factor < 0 ? -factor : factor; other != 0;) {
      common %= other;
      std::swap(common, other);
    }
  }
  if (common <= 1) return Intern(ExprKind::kDiv, 0, {a, Const(divisor)});
  for (auto& [term, factor] : linear.terms) factor /= common;
  WideInt part = linear.constant % common;
  if (part < 0) part += common;
  linear.constant = (linear.constant - part) / common;
  return Div(FromLinear(linear), Const(divisor / common));
}

Expr ExprPool::RemByConstant(Expr a, WideInt divisor) {
  Linear linear;
  if (a->range.lo < 0 || divisor <= 0 || !Collect(a, 1, linear)) {
    return Intern(ExprKind::kRem, 0, {a, Const(divisor)});
  }
  Linear rest;
  for (const auto& [term, factor] : linear.terms) {
    if (factor % divisor != 0) rest.terms.emplace_back(term, factor);
  }
  rest.constant = linear.constant % divisor;
  if (rest.constant < 0) rest.constant += divisor;
  const Expr r = FromLinear(rest);
  if (r->range.lo >= 0) return r->range.hi < divisor ? r : Intern(ExprKind::kRem, 0, {r, Const(divisor)});
  return Intern(ExprKind::kRem, 0, {a, Const(divisor)});
}

Expr ExprPool::Div(Expr a, Expr b) {
  if (b->IsConst(0)) return Const(0);
  if (b->IsConst(1)) return a;
  if (a->IsConst() && b->IsConst()) return Const(a->value / b->value);
  if (a->range.lo >= 0 && b->range.lo > a->range.hi) return Const(0);
  if (b->IsConst()) return DivByConstant(a, b->value);
  return Intern(ExprKind::kDiv, 0, {a, b});
}

Expr ExprPool::Rem(Expr a, Expr b) {
  if (b->IsConst(0)) return a;
  if (b->IsConst(1)) return Const(0);
  if (a->IsConst() && b->IsConst()) return Const(a->value % b->value);
  if (a->range.lo >= 0 && b->range.lo > a->range.hi) return a;
  if (b->IsConst()) return RemByConstant(a, b->value);
  return Intern(ExprKind::kRem, 0, {a, b});
}

Expr ExprPool::Min(Expr a, Expr b) {
  const Expr difference = Sub(a, b);
  if (difference->range.hi <= 0) return a;
  if (difference->range.lo >= 0) return b;
  if (b->id < a->id) std::swap(a, b);
  return Intern(ExprKind::kMin, 0, {a, b});
}

Expr ExprPool::Max(Expr a, Expr b) {
  const Expr difference = Sub(a, b);
  if (difference->range.hi <= 0) return b;
  if (difference->range.lo >= 0) return a;
  if (b->id < a->id) std::swap(a, b);
  return Intern(ExprKind::kMax, 0, {a, b});
}

Expr ExprPool::Select(Expr condition, Expr then_value, Expr else_value) {
  if (condition->IsConst()) return condition->value != 0 ? then_value : else_value;
  if (then_value == else_value) return then_value;
  if (condition->kind == ExprKind::kNot) return Select(condition->operands[0], else_value, then_value);
  if (then_value->IsConst(1) && else_value->IsConst(0)) return condition;
  if (then_value->IsConst(0) && else_value->IsConst(1)) return Not(condition);
  if (condition->kind == ExprKind::kLt || condition->kind == ExprKind::kLe) {
    const Expr x = condition->operands[0];
    const Expr y = condition->operands[1];
    if (then_value == x && else_value == y) return Min(x, y);
    if (then_value == y && else_value == x) return Max(x, y);
  }
  return Intern(ExprKind::kSelect, 0, {condition, then_value, else_value});
}

Expr ExprPool::Compare(ExprKind kind, Expr a, Expr b) {
  const ExprRange difference = Sub(a, b)->range;
  if (kind == ExprKind::kEq) {
    if (difference.lo == 0 && difference.hi == 0) return True();
    if (difference.lo > 0 || difference.hi < 0) return False();
    if (a->IsConst() || (!b->IsConst() && b->id < a->id)) std::swap(a, b);
    return Intern(kind, 0, {a, b});
  }
  const WideInt bound = kind == ExprKind::kLt ? -1 : 0;
  if (difference.hi <= bound) return True();
  if (difference.lo > bound) return False();
  return Intern(kind, 0, {a, b});
}

Expr ExprPool::Eq(Expr a, Expr b) { return Compare(ExprKind::kEq, a, b); }
Expr ExprPool::Lt(Expr a, Expr b) { return Compare(ExprKind::kLt, a, b); }
Expr ExprPool::Le(Expr a, Expr b) { return Compare(ExprKind::kLe, a, b); }

Expr ExprPool::Not(Expr a) {
  if (a->IsConst()) return Const(a->value == 0);
  if (a->kind == ExprKind::kNot) return a->operands[0];
  if (a->kind == ExprKind::kLt) return Le(a->operands[1], a->operands[0]);
  if (a->kind == ExprKind::kLe) return Lt(a->operands[1], a->operands[0]);
  return Intern(ExprKind::kNot, 0, {a});
}

Expr ExprPool::And(Expr a, Expr b) {
  if (a->IsConst()) return a->value != 0 ? b : a;
  if (b->IsConst()) return b->value != 0 ? a : b;
  if (a == b) return a;
  if (Not(a) == b) return False();
  if (b->id < a->id) std::swap(a, b);
  return Intern(ExprKind::kAnd, 0, {a, b});
}

Expr ExprPool::Or(Expr a, Expr b) {
  if (a->IsConst()) return a->value != 0 ? a : b;
  if (b->IsConst()) return b->value != 0 ? b : a;
  if (a == b) return a;
  if (Not(a) == b) return True();
  if (b->id < a->id) std::swap(a, b);
  return Intern(ExprKind::kOr, 0, {a, b});
}

// An expression congruent to `a` modulo 2^width, without wraps and masks that the outer wrap makes redundant:
// compilers insert them to compute in the narrow type what the source computes in a wide one.
Expr ExprPool::StripWraps(Expr a, unsigned width, int depth) {
  if (depth == 0) return a;
  switch (a->kind) {
    case ExprKind::kWrapUnsigned:
    case ExprKind::kWrapSigned:
      return a->value >= static_cast<WideInt>(width) ? StripWraps(a->operands[0], width, depth - 1) : a;
    case ExprKind::kRem: {
      const bool whole = a->operands[1]->IsConst() && a->operands[1]->value % PowerOfTwo(width) == 0;
      return whole ? StripWraps(a->operands[0], width, depth - 1) : a;
    }
    case ExprKind::kAdd: {
      std::vector<Expr> terms;
      for (Expr term : a->operands) terms.push_back(StripWraps(term, width, depth - 1));
      if (std::equal(terms.begin(), terms.end(), a->operands.begin())) return a;
      Expr sum = Const(0);
      for (Expr term : terms) sum = Add(sum, term);
      return sum;
    }
    case ExprKind::kMul: {
      // Of a factor of 2^s, only width - s bits of the other factor matter.
      unsigned inner = width;
      const WideInt factor = a->operands[0]->IsConst() ? a->operands[0]->value : 1;
      while (inner > 1 && factor % PowerOfTwo(width - inner + 1) == 0) --inner;
      return Mul(StripWraps(a->operands[0], width, depth - 1), StripWraps(a->operands[1], inner, depth - 1));
    }
    default:
      return a;
  }
}

// What is subtracted, or a factor of that, is less.
constexpr WideInt kSmall = 1 << 20;

Expr ExprPool::WrapLinear(ExprKind kind, Expr a, unsigned width) {
  Linear linear;
  if (!Collect(a, 1, linear)) return Intern(kind, width, {a});
  const WideInt modulus = PowerOfTwo(width);
  // Machines encode a small negative number as one just below 2^w: a subtraction is no sum or product that wraps.
  const auto signed_small = [&](WideInt number) {
    return number > modulus - kSmall && number < modulus && width > 24 ? number - modulus : number;
  };
  for (auto& term : linear.terms) term.second = signed_small(term.second % modulus);
  linear.constant = signed_small(linear.constant);
  std::erase_if(linear.terms, [](const auto& term) { return term.second == 0; });
  const Expr reduced = FromLinear(linear);
  if (reduced->IsConst()) return Const(expr_ops::WrapValue(kind, reduced->value, width));
  const WideInt low = kind == ExprKind::kWrapSigned ? -modulus / 2 : 0;
  if (reduced->range.lo >= low && reduced->range.hi < low + modulus) return reduced;
  // 2^s * x wraps at 2^w where x wraps at 2^(w-s).
  Linear parts;
  if (!Collect(reduced, 1, parts)) return Intern(kind, width, {reduced});
  unsigned shift = 0;
  auto divides = [&](WideInt scale) {
    return parts.constant % scale == 0 && std::all_of(parts.terms.begin(), parts.terms.end(),
                                                      [&](const auto& term) { return term.second % scale == 0; });
  };
  while (shift + 1 < width && divides(PowerOfTwo(shift + 1))) ++shift;
  if (shift == 0) return Intern(kind, width, {reduced});
  const Expr scale = Const(PowerOfTwo(shift));
  return Mul(scale, Wrap(kind, DivByConstant(reduced, scale->value), width - shift));
}

Expr ExprPool::Wrap(ExprKind kind, Expr a, unsigned width) {
  const WideInt modulus = PowerOfTwo(width);
  const WideInt low = kind == ExprKind::kWrapSigned ? -modulus / 2 : 0;
  if (a->range.lo >= low && a->range.hi < low + modulus) return a;
  const Expr stripped = StripWraps(a, width, 6);
  if (stripped->kind == ExprKind::kSelect) {
    return Select(stripped->operands[0], Wrap(kind, stripped->operands[1], width),
                  Wrap(kind, stripped->operands[2], width));
  }
  return WrapLinear(kind, stripped, width);
}

Expr ExprPool::RoundUp(Expr a, std::int64_t multiple) {
  return Mul(Const(multiple), Div(Add(a, Const(multiple - 1)), Const(multiple)));
}

void ExprPool::Narrow(Expr e, ExprRange range) {
  ExprNode& node = nodes_[e->id];
  node.range = {std::max(node.range.lo, range.lo), std::min(node.range.hi, range.hi)};
}

}  // namespace assay
