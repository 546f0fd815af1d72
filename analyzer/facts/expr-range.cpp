// Interval arithmetic over Expr nodes.
#include <algorithm>

#include "analyzer/facts/expr-ops.h"
#include "analyzer/facts/expr.h"

namespace assay {
namespace {

using expr_ops::AddSaturated;
using expr_ops::MulSaturated;

WideInt Magnitude(ExprRange r) { return std::max(r.hi < 0 ? -r.hi : r.hi, r.lo < 0 ? -r.lo : r.lo); }

ExprRange Product(ExprRange a, ExprRange b) {
  const WideInt corners[] = {MulSaturated(a.lo, b.lo), MulSaturated(a.lo, b.hi), MulSaturated(a.hi, b.lo),
                             MulSaturated(a.hi, b.hi)};
  return {*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4)};
}

ExprRange Quotient(ExprRange a, ExprRange b) {
  if (b.lo > 0) {
    const WideInt corners[] = {a.lo / b.lo, a.lo / b.hi, a.hi / b.lo, a.hi / b.hi};
    return {*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4)};
  }
  const WideInt m = Magnitude(a);
  return {-m, m};
}

ExprRange Remainder(ExprRange a, ExprRange b) {
  if (b.lo <= 0 && b.hi >= 0) {
    const WideInt m = Magnitude(a);
    return {a.lo < 0 ? -m : 0, a.hi > 0 ? m : 0};
  }
  const WideInt m = std::min(Magnitude(b) - 1, Magnitude(a));
  return {a.lo < 0 ? -m : 0, a.hi > 0 ? m : 0};
}

}  // namespace

ExprRange RangeOf(ExprKind kind, WideInt value, const std::vector<Expr>& operands) {
  auto range = [&](std::size_t i) { return operands[i]->range; };
  switch (kind) {
    case ExprKind::kConst:
      return {value, value};
    case ExprKind::kSymbol:
      break;
    case ExprKind::kAdd: {
      ExprRange sum;
      for (Expr e : operands) sum = {AddSaturated(sum.lo, e->range.lo), AddSaturated(sum.hi, e->range.hi)};
      return sum;
    }
    case ExprKind::kMul:
      return Product(range(0), range(1));
    case ExprKind::kDiv:
      return Quotient(range(0), range(1));
    case ExprKind::kRem:
      return Remainder(range(0), range(1));
    case ExprKind::kMin:
      return {std::min(range(0).lo, range(1).lo), std::min(range(0).hi, range(1).hi)};
    case ExprKind::kMax:
      return {std::max(range(0).lo, range(1).lo), std::max(range(0).hi, range(1).hi)};
    case ExprKind::kSelect:
      return {std::min(range(1).lo, range(2).lo), std::max(range(1).hi, range(2).hi)};
    case ExprKind::kEq:
    case ExprKind::kLt:
    case ExprKind::kLe:
    case ExprKind::kAnd:
    case ExprKind::kOr:
    case ExprKind::kNot:
      return {0, 1};
    case ExprKind::kWrapUnsigned:
      return {0, expr_ops::PowerOfTwo(static_cast<unsigned>(value)) - 1};
    case ExprKind::kWrapSigned: {
      const WideInt half = expr_ops::PowerOfTwo(static_cast<unsigned>(value)) / 2;
      return {-half, half - 1};
    }
  }
  return {-expr_ops::kLimit, expr_ops::kLimit};
}

}  // namespace assay
