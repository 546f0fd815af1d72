// Arithmetic on bits and on expressions at the same time. Numbers wrap as on the machine; expressions are taken as
// signed or unsigned only where the operation asks for it.
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "simulator/concolic/interpreter.h"
#include "simulator/concolic/reals.h"

namespace assay::concolic {
namespace {

template <class Real>
std::uint64_t RealResult(unsigned opcode, std::uint64_t a, std::uint64_t b) {
  const Real x = RealOf<Real>(a), y = RealOf<Real>(b);
  switch (opcode) {
    case llvm::Instruction::FAdd:
      return BitsOf<Real>(x + y);
    case llvm::Instruction::FSub:
      return BitsOf<Real>(x - y);
    case llvm::Instruction::FMul:
      return BitsOf<Real>(x * y);
    case llvm::Instruction::FDiv:
      return BitsOf<Real>(x / y);
    default:
      return BitsOf<Real>(std::fmod(x, y));
  }
}

bool RealCompare(llvm::CmpInst::Predicate predicate, double a, double b) {
  using P = llvm::CmpInst::Predicate;
  const bool unordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
    case P::FCMP_OEQ:
      return !unordered && a == b;
    case P::FCMP_OGT:
      return !unordered && a > b;
    case P::FCMP_OGE:
      return !unordered && a >= b;
    case P::FCMP_OLT:
      return !unordered && a < b;
    case P::FCMP_OLE:
      return !unordered && a <= b;
    case P::FCMP_ONE:
      return !unordered && a != b;
    case P::FCMP_ORD:
      return !unordered;
    case P::FCMP_UNO:
      return unordered;
    case P::FCMP_UEQ:
      return unordered || a == b;
    case P::FCMP_UGT:
      return unordered || a > b;
    case P::FCMP_UGE:
      return unordered || a >= b;
    case P::FCMP_ULT:
      return unordered || a < b;
    case P::FCMP_ULE:
      return unordered || a <= b;
    case P::FCMP_UNE:
      return unordered || a != b;
    default:
      return predicate == P::FCMP_TRUE;
  }
}

// A shift by an amount with at most this many values becomes a choice between them.
constexpr WideInt kMostAmounts = 6;

// Low bits that are zero in every value of the expression, as far as its form shows.
unsigned LowZeros(Expr e, int depth = 4) {
  if (e->IsConst())
    return e->value == 0 ? 64 : static_cast<unsigned>(std::countr_zero(static_cast<std::uint64_t>(e->value)));
  if (depth == 0) return 0;
  const auto of = [&](std::size_t i) { return LowZeros(e->operands[i], depth - 1); };
  if (e->kind == ExprKind::kMul) return of(0) + of(1);
  if (e->kind == ExprKind::kSelect) return std::min(of(1), of(2));
  if (e->kind != ExprKind::kAdd) return 0;
  unsigned least = 64;
  for (std::size_t i = 0; i < e->operands.size(); ++i) least = std::min(least, of(i));
  return least;
}

// Whether no bit of `low` is set in `high`.
bool Apart(Expr high, Expr low) {
  const unsigned zeros = std::min(62u, LowZeros(high));
  return zeros > 0 && low->range.lo >= 0 && low->range.hi < (static_cast<WideInt>(1) << zeros);
}

const char* BitsReason(unsigned opcode) {
  switch (opcode) {
    case llvm::Instruction::And:
      return "a bitwise and";
    case llvm::Instruction::Or:
      return "a bitwise or";
    case llvm::Instruction::Xor:
      return "an exclusive or";
    default:
      return "a shift by a variable amount";
  }
}

}  // namespace

Cell Interpreter::Unknown(std::uint64_t bits, const Cell& a, const Cell& b, const char* reason) {
  if (!a.symbolic() && !b.symbolic()) return {bits, {}, 0};
  return {bits, {}, a.opaque != 0 ? a.opaque : b.opaque != 0 ? b.opaque : Opaque(reason)};
}

Expr Interpreter::Raw(const Cell& cell, unsigned width) {
  return cell.expr ? cell.expr : pool_.Const(Extended(cell.bits, width));
}

Expr Interpreter::Unsigned(const Cell& cell, unsigned width) {
  if (!cell.expr) return pool_.Const(static_cast<WideInt>(cell.bits));
  return width == 1 ? cell.expr : pool_.WrapUnsigned(cell.expr, width);
}

Expr Interpreter::Signed(const Cell& cell, unsigned width) {
  if (!cell.expr) return pool_.Const(Extended(cell.bits, width));
  return width == 1 ? pool_.Sub(pool_.Const(0), cell.expr) : pool_.WrapSigned(cell.expr, width);
}

// A mask is a remainder: it acts as a wrap to fewer bits only if the number itself may have wrapped.
Expr Interpreter::LowBits(const Cell& cell, unsigned bits, unsigned width) {
  const Expr number = Unsigned(cell, width);
  if (number->kind == ExprKind::kWrapUnsigned) return pool_.WrapUnsigned(Raw(cell, width), bits);
  return pool_.Rem(number, pool_.Const(static_cast<WideInt>(1) << bits));
}

// A division by zero ends the process, as it does natively.
Cell Interpreter::Integer(unsigned opcode, const Cell& a, const Cell& b, unsigned width, bool disjoint) {
  using I = llvm::Instruction;
  const std::uint64_t mask = MaskOf(width);
  const std::int64_t x = Extended(a.bits, width), y = Extended(b.bits, width);
  const bool follow = (a.expr || b.expr) && a.opaque == 0 && b.opaque == 0;
  const auto both = [&](std::uint64_t bits, auto&& expr) {
    if (!follow) return Unknown(bits & mask, a, b, "arithmetic");
    const Expr made = expr();
    return made ? Cell{bits & mask, made, 0} : Unknown(bits & mask, a, b, BitsReason(opcode));
  };
  const auto raw = [&](const Cell& cell) { return Raw(cell, width); };
  const auto scale = [&](const Cell& amount) { return pool_.Const(static_cast<WideInt>(1) << amount.bits); };
  // Shifts `of` by each possible constant amount; nothing if there are many.
  const auto by_amount = [&](auto&& of) -> Expr {
    if (!b.expr) return of(static_cast<unsigned>(b.bits));
    const Expr amount = Unsigned(b, width);
    if (amount->range.hi - amount->range.lo > kMostAmounts || amount->range.hi >= width) return {};
    Expr chosen = of(static_cast<unsigned>(amount->range.hi));
    for (WideInt n = amount->range.hi - 1; n >= amount->range.lo; --n) {
      chosen = pool_.Select(pool_.Eq(amount, pool_.Const(n)), of(static_cast<unsigned>(n)), chosen);
    }
    return chosen;
  };
  const auto power = [&](unsigned n) { return pool_.Const(static_cast<WideInt>(1) << n); };
  // Truth values of any width.
  const auto truths = [&] {
    const ExprRange x = Unsigned(a, width)->range, y = Unsigned(b, width)->range;
    return x.lo >= 0 && x.hi <= 1 && y.lo >= 0 && y.hi <= 1;
  };
  switch (opcode) {
    case I::Add:
      return both(a.bits + b.bits, [&] { return width == 1 ? pool_.Ne(raw(a), raw(b)) : pool_.Add(raw(a), raw(b)); });
    case I::Sub:
      return both(a.bits - b.bits, [&] { return width == 1 ? pool_.Ne(raw(a), raw(b)) : pool_.Sub(raw(a), raw(b)); });
    case I::Mul:
      return both(a.bits * b.bits, [&] { return pool_.Mul(raw(a), raw(b)); });
    case I::UDiv:
    case I::URem:
    case I::SDiv:
    case I::SRem: {
      if (b.bits == 0 ||
          (opcode != I::UDiv && opcode != I::URem && y == -1 && x == std::numeric_limits<std::int64_t>::min())) {
        Stop("it divides by zero");
        return a;
      }
      if (b.expr) Require(pool_.Ne(Unsigned(b, width), pool_.Const(0)), false);
      if (opcode == I::UDiv)
        return both(a.bits / b.bits, [&] { return pool_.Div(Unsigned(a, width), Unsigned(b, width)); });
      if (opcode == I::URem)
        return both(a.bits % b.bits, [&] { return pool_.Rem(Unsigned(a, width), Unsigned(b, width)); });
      const std::int64_t result = opcode == I::SDiv ? x / y : x % y;
      return both(static_cast<std::uint64_t>(result), [&] {
        return opcode == I::SDiv ? pool_.Div(Signed(a, width), Signed(b, width))
                                 : pool_.Rem(Signed(a, width), Signed(b, width));
      });
    }
    case I::Shl:
      if (b.bits >= width) return Unknown(0, a, b, "a shift by more than the width");
      return both(a.bits << b.bits, [&] { return by_amount([&](unsigned n) { return pool_.Mul(raw(a), power(n)); }); });
    case I::LShr:
      if (b.bits >= width) return Unknown(0, a, b, "a shift by more than the width");
      return both(a.bits >> b.bits,
                  [&] { return by_amount([&](unsigned n) { return pool_.Div(Unsigned(a, width), power(n)); }); });
    case I::AShr:
      if (b.bits >= width) return Unknown(0, a, b, "a shift by more than the width");
      return both(static_cast<std::uint64_t>(x >> b.bits), [&]() -> Expr {
        if (b.expr) return {};
        const Expr value = Signed(a, width);
        if (value->range.lo >= 0) return pool_.Div(value, scale(b));
        // Rounds down: the remainder is never negative.
        const Expr over = pool_.WrapUnsigned(value, static_cast<unsigned>(b.bits));
        return pool_.Div(pool_.Sub(value, over), scale(b));
      });
    case I::And:
      return both(a.bits & b.bits, [&]() -> Expr {
        if (width == 1 || truths()) return pool_.And(Unsigned(a, width), Unsigned(b, width));
        const Cell& other = a.expr ? a : b;
        const std::uint64_t kept = a.expr ? b.bits : a.bits;
        if (a.expr && b.expr) return {};
        if (kept == 0) return pool_.Const(0);
        const auto low = static_cast<unsigned>(std::countr_zero(kept));
        const std::uint64_t shifted = kept >> low;
        if ((shifted & (shifted + 1)) != 0) return {};
        const unsigned high = low + static_cast<unsigned>(std::popcount(kept));
        const Expr top = high >= width ? raw(other) : LowBits(other, high, width);
        return low == 0 ? top : pool_.Sub(top, LowBits(other, low, width));
      });
    case I::Or:
      return both(a.bits | b.bits, [&]() -> Expr {
        if (width == 1 || truths()) return pool_.Or(Unsigned(a, width), Unsigned(b, width));
        if (disjoint || Apart(Unsigned(a, width), Unsigned(b, width)) || Apart(Unsigned(b, width), Unsigned(a, width)))
          return pool_.Add(raw(a), raw(b));
        if (!a.expr && a.bits == 0) return b.expr;
        if (!b.expr && b.bits == 0) return a.expr;
        return {};
      });
    case I::Xor:
      return both(a.bits ^ b.bits, [&]() -> Expr {
        if (width == 1 || truths()) return pool_.Ne(Unsigned(a, width), Unsigned(b, width));
        const Cell& constant = a.expr ? b : a;
        if (!constant.expr && constant.bits == mask) return pool_.Sub(pool_.Const(-1), raw(a.expr ? a : b));
        return {};
      });
    default:
      Stop("an operation on numbers that is not followed");
      return a;
  }
}

Value Interpreter::Arithmetic(const Frame& frame, llvm::BinaryOperator& op) {
  const Value a = Get(frame, op.getOperand(0)), b = Get(frame, op.getOperand(1));
  llvm::Type* type = op.getType()->getScalarType();
  const auto* maybe = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&op);
  Value out;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    if (type->isIntegerTy()) {
      if (WidthOf(*type) > 64) {
        Stop("numbers of more than 64 bits");
        return {Cell{}};
      }
      out.push_back(Integer(op.getOpcode(), a[i], b[i], WidthOf(*type), maybe != nullptr && maybe->isDisjoint()));
      continue;
    }
    const std::uint64_t bits = type->isFloatTy() ? RealResult<float>(op.getOpcode(), a[i].bits, b[i].bits)
                                                 : RealResult<double>(op.getOpcode(), a[i].bits, b[i].bits);
    out.push_back(Unknown(bits, a[i], b[i], kFloating));
  }
  return out;
}

Cell Interpreter::CompareIntegers(llvm::CmpInst::Predicate predicate, const Cell& a, const Cell& b, unsigned width) {
  using P = llvm::CmpInst::Predicate;
  const bool is_signed = llvm::CmpInst::isSigned(predicate);
  const std::int64_t x = Extended(a.bits, width), y = Extended(b.bits, width);
  const bool equal = a.bits == b.bits;
  const bool less = is_signed ? x < y : a.bits < b.bits;
  bool holds = false;
  enum class Shape { kEqual, kLess, kGreater } shape = Shape::kEqual;
  bool negate = false;
  switch (predicate) {
    case P::ICMP_EQ:
      holds = equal;
      break;
    case P::ICMP_NE:
      holds = !equal;
      negate = true;
      break;
    case P::ICMP_ULT:
    case P::ICMP_SLT:
      holds = less;
      shape = Shape::kLess;
      break;
    case P::ICMP_UGE:
    case P::ICMP_SGE:
      holds = !less;
      shape = Shape::kLess;
      negate = true;
      break;
    case P::ICMP_UGT:
    case P::ICMP_SGT:
      holds = !less && !equal;
      shape = Shape::kGreater;
      break;
    default:
      holds = less || equal;
      shape = Shape::kGreater;
      negate = true;
      break;
  }
  if (!a.symbolic() && !b.symbolic()) return {holds ? 1u : 0u, {}, 0};
  if (a.opaque != 0 || b.opaque != 0) return Unknown(holds ? 1 : 0, a, b, "a comparison");
  Expr expr;
  if (shape == Shape::kEqual) {
    expr = width == 1 ? pool_.Eq(Raw(a, 1), Raw(b, 1))
                      : pool_.Eq(pool_.WrapSigned(pool_.Sub(Raw(a, width), Raw(b, width)), width), pool_.Const(0));
  } else {
    const Expr left = is_signed ? Signed(a, width) : Unsigned(a, width);
    const Expr right = is_signed ? Signed(b, width) : Unsigned(b, width);
    expr = shape == Shape::kLess ? pool_.Lt(left, right) : pool_.Lt(right, left);
  }
  return {holds ? 1u : 0u, negate ? pool_.Not(expr) : expr, 0};
}

Value Interpreter::Compare(const Frame& frame, llvm::CmpInst& compare) {
  const Value a = Get(frame, compare.getOperand(0)), b = Get(frame, compare.getOperand(1));
  llvm::Type* type = compare.getOperand(0)->getType()->getScalarType();
  Value out;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    if (compare.isIntPredicate()) {
      out.push_back(CompareIntegers(compare.getPredicate(), a[i], b[i], WidthOf(*type)));
      continue;
    }
    const double x = type->isFloatTy() ? static_cast<double>(RealOf<float>(a[i].bits)) : RealOf<double>(a[i].bits);
    const double y = type->isFloatTy() ? static_cast<double>(RealOf<float>(b[i].bits)) : RealOf<double>(b[i].bits);
    out.push_back(Unknown(RealCompare(compare.getPredicate(), x, y) ? 1 : 0, a[i], b[i], kFloating));
  }
  return out;
}

Value Interpreter::Select(const Frame& frame, llvm::SelectInst& select) {
  const Value condition = Get(frame, select.getCondition());
  const Value yes = Get(frame, select.getTrueValue()), no = Get(frame, select.getFalseValue());
  llvm::Type* type = select.getType()->getScalarType();
  Value out;
  for (std::size_t i = 0; i < yes.size() && i < no.size(); ++i) {
    const Cell& test = condition[std::min<std::size_t>(i, condition.size() - 1)];
    const Cell& chosen = (test.bits & 1) != 0 ? yes[i] : no[i];
    if (test.opaque != 0) {
      out.push_back({chosen.bits, {}, test.opaque});
    } else if (!test.expr || (yes[i].bits == no[i].bits && !yes[i].symbolic() && !no[i].symbolic())) {
      out.push_back(chosen);
    } else if (type->isIntegerTy() && yes[i].opaque == 0 && no[i].opaque == 0) {
      const unsigned width = WidthOf(*type);
      out.push_back({chosen.bits, pool_.Select(test.expr, Raw(yes[i], width), Raw(no[i], width)), 0});
    } else {
      // Pointers, and operations with an unknown value: the path continues with this one concrete value.
      Require((test.bits & 1) != 0 ? test.expr : pool_.Not(test.expr), false);
      out.push_back(chosen);
    }
  }
  return out;
}

}  // namespace assay::concolic
