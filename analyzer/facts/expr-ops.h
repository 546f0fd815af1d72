// Integer operations of Expr, shared by folding, evaluation and range analysis. Results past 2^120 do not exist.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay::expr_ops {

inline constexpr WideInt kLimit = static_cast<WideInt>(1) << 120;

inline WideInt Clamp(WideInt v) { return v > kLimit ? kLimit : v < -kLimit ? -kLimit : v; }

inline bool Fits(WideInt v) { return v <= kLimit && v >= -kLimit; }

inline WideInt AddSaturated(WideInt a, WideInt b) { return Clamp(a + b); }

inline WideInt MulSaturated(WideInt a, WideInt b) {
  WideInt r = 0;
  if (__builtin_mul_overflow(a, b, &r)) return (a < 0) == (b < 0) ? kLimit : -kLimit;
  return Clamp(r);
}

inline std::optional<WideInt> MulExact(WideInt a, WideInt b) {
  WideInt r = 0;
  if (__builtin_mul_overflow(a, b, &r) || !Fits(r)) return std::nullopt;
  return r;
}

inline WideInt PowerOfTwo(unsigned width) { return static_cast<WideInt>(1) << width; }

inline WideInt WrapValue(ExprKind kind, WideInt v, unsigned width) {
  const WideInt modulus = PowerOfTwo(width);
  WideInt r = v % modulus;
  if (r < 0) r += modulus;
  if (kind == ExprKind::kWrapSigned && r >= modulus / 2) r -= modulus;
  return r;
}

// Nodes below `roots`, operands before users, each once.
std::vector<Expr> Ordered(const std::vector<Expr>& roots);

// One node's value from its operands' values; nothing where it does not fit. kConst and kSymbol are the caller's.
template <class Get>
std::optional<WideInt> Apply(ExprKind kind, WideInt value, std::size_t count, Get&& get) {
  switch (kind) {
    case ExprKind::kAdd: {
      WideInt sum = 0;
      for (std::size_t i = 0; i < count; ++i) {
        sum += get(i);
        if (!Fits(sum)) return std::nullopt;
      }
      return sum;
    }
    case ExprKind::kMul:
      return MulExact(get(0), get(1));
    case ExprKind::kDiv:
      return get(1) == 0 ? 0 : get(0) / get(1);
    case ExprKind::kRem:
      return get(1) == 0 ? get(0) : get(0) % get(1);
    case ExprKind::kMin:
      return get(0) < get(1) ? get(0) : get(1);
    case ExprKind::kMax:
      return get(0) < get(1) ? get(1) : get(0);
    case ExprKind::kSelect:
      return get(0) != 0 ? get(1) : get(2);
    case ExprKind::kEq:
      return get(0) == get(1);
    case ExprKind::kLt:
      return get(0) < get(1);
    case ExprKind::kLe:
      return get(0) <= get(1);
    case ExprKind::kAnd:
      return get(0) != 0 && get(1) != 0;
    case ExprKind::kOr:
      return get(0) != 0 || get(1) != 0;
    case ExprKind::kNot:
      return get(0) == 0;
    case ExprKind::kWrapUnsigned:
    case ExprKind::kWrapSigned:
      return WrapValue(kind, get(0), static_cast<unsigned>(value));
    case ExprKind::kConst:
    case ExprKind::kSymbol:
      break;
  }
  return std::nullopt;
}

}  // namespace assay::expr_ops
