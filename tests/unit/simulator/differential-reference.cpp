// The result of one lane of each elementwise instruction, conversion and comparison, from the documented formula.
#include <algorithm>
#include <cmath>

#include "tests/unit/simulator/differential.h"

namespace assay::second {
namespace {

bool Finite(double x) { return std::isfinite(x); }

// The exact sum or product if both are finite; else IEEE's result for infinities and NaN.
Quad Plus(double a, double b) {
  return Finite(a) && Finite(b) ? static_cast<Quad>(a) + static_cast<Quad>(b) : static_cast<Quad>(a + b);
}
Quad Times(double a, double b) {
  return Finite(a) && Finite(b) ? static_cast<Quad>(a) * static_cast<Quad>(b) : static_cast<Quad>(a * b);
}
// The product is rounded to the result's type before the sum is.
Quad TimesPlus(Dtype d, double a, double b, double c) { return Plus(DecodeReal(d, EncodeReal(d, Times(a, b))), c); }

double Larger(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::nan("");
  if (a == b) return std::signbit(a) ? b : a;
  return a > b ? a : b;
}
double Smaller(double a, double b) { return -Larger(-a, -b); }

std::uint64_t Relu(Dtype dtype, std::uint64_t bits) {
  const double x = DecodeReal(dtype, bits);
  return std::isnan(x) || x > 0 ? bits : 0;
}

std::uint64_t RealOp(int op, Dtype d, double a, double b, double old, double s) {
  const auto exact = [d](Quad value) { return EncodeReal(d, value); };
  const auto number = [d](long double value) { return EncodeReal(d, static_cast<Quad>(value)); };
  const long double x = a;
  switch (op) {
    case ASSAY_ABS:
      return exact(static_cast<Quad>(std::fabs(a)));
    case ASSAY_EXP:
      return number(expl(x));
    case ASSAY_LN:
      return number(logl(x));
    case ASSAY_SQRT:
      return number(sqrtl(x));
    case ASSAY_RSQRT:
      return number(1 / sqrtl(x));
    case ASSAY_RECIPROCAL:
      return a == 0 ? number(1 / x) : exact(Finite(a) ? 1 / static_cast<Quad>(a) : static_cast<Quad>(1 / a));
    case ASSAY_RELU:
      return Relu(d, exact(static_cast<Quad>(a)));
    case ASSAY_ADD:
      return exact(Plus(a, b));
    case ASSAY_SUB:
      return exact(Plus(a, -b));
    case ASSAY_MUL:
      return exact(Times(a, b));
    case ASSAY_DIV:
      return Finite(a) && Finite(b) && b != 0 ? exact(static_cast<Quad>(a) / static_cast<Quad>(b))
                                              : exact(static_cast<Quad>(a / b));
    case ASSAY_MAX:
      return exact(static_cast<Quad>(Larger(a, b)));
    case ASSAY_MIN:
      return exact(static_cast<Quad>(Smaller(a, b)));
    case ASSAY_ADD_RELU:
      return Relu(d, exact(Plus(a, b)));
    case ASSAY_SUB_RELU:
      return Relu(d, exact(Plus(a, -b)));
    case ASSAY_MUL_ADD_DST:
      return exact(TimesPlus(d, a, b, old));
    case ASSAY_FUSED_MUL_ADD:
      return exact(TimesPlus(d, a, old, b));
    case ASSAY_FUSED_MUL_ADD_RELU:
      return Relu(d, exact(TimesPlus(d, a, old, b)));
    case ASSAY_ADDS:
      return exact(Plus(a, s));
    case ASSAY_MULS:
      return exact(Times(a, s));
    case ASSAY_MAXS:
      return exact(static_cast<Quad>(Larger(a, s)));
    case ASSAY_MINS:
      return exact(static_cast<Quad>(Smaller(a, s)));
    case ASSAY_LEAKY_RELU:
      return std::signbit(a) ? exact(Times(a, s)) : exact(static_cast<Quad>(a));
    case ASSAY_AXPY:
      return exact(TimesPlus(d, a, s, old));
    default:
      ADD_FAILURE() << "no second way for operation " << op;
      return 0;
  }
}

std::uint64_t WholeOp(int op, Dtype d, __int128 a, __int128 b, __int128 old, __int128 s) {
  const int width = Size(d) * 8;
  switch (op) {
    case ASSAY_ABS:
      return Wrap(d, a < 0 ? -a : a);
    case ASSAY_RELU:
      return Wrap(d, std::max<__int128>(a, 0));
    case ASSAY_NOT:
      return Wrap(d, ~a);
    case ASSAY_ADD:
      return Wrap(d, a + b);
    case ASSAY_SUB:
      return Wrap(d, a - b);
    case ASSAY_MUL:
      return Wrap(d, a * b);
    case ASSAY_MAX:
      return Wrap(d, std::max(a, b));
    case ASSAY_MIN:
      return Wrap(d, std::min(a, b));
    case ASSAY_AND:
      return Wrap(d, a & b);
    case ASSAY_OR:
      return Wrap(d, a | b);
    case ASSAY_XOR:
      return Wrap(d, a ^ b);
    case ASSAY_ADD_RELU:
      return Wrap(d, std::max<__int128>(DecodeWhole(d, Wrap(d, a + b)), 0));
    case ASSAY_SUB_RELU:
      return Wrap(d, std::max<__int128>(DecodeWhole(d, Wrap(d, a - b)), 0));
    case ASSAY_MUL_ADD_DST:
      return Wrap(d, a * b + old);
    case ASSAY_ADDS:
      return Wrap(d, a + s);
    case ASSAY_MULS:
      return Wrap(d, a * s);
    case ASSAY_MAXS:
      return Wrap(d, std::max(a, s));
    case ASSAY_MINS:
      return Wrap(d, std::min(a, s));
    case ASSAY_SHIFT_LEFT: {
      // Doubling, one bit at a time.
      for (__int128 i = 0; i < s && i < width; ++i) a *= 2;
      return Wrap(d, a);
    }
    case ASSAY_SHIFT_RIGHT: {
      // Halving towards minus infinity.
      for (__int128 i = 0; i < s && i < width; ++i) a = (a - (a % 2 != 0 && a < 0 ? 1 : 0)) / 2;
      return Wrap(d, a);
    }
    default:
      ADD_FAILURE() << "no second way for operation " << op;
      return 0;
  }
}

}  // namespace

std::uint64_t Elementwise(int op, Dtype dtype, Dtype source, std::uint64_t a, std::uint64_t b, std::uint64_t old,
                          double scalar) {
  if (op == ASSAY_COPY) return a;
  if (op == ASSAY_DUP) {
    return IsReal(dtype) ? EncodeReal(dtype, static_cast<Quad>(scalar)) : Wrap(dtype, static_cast<__int128>(scalar));
  }
  const bool bitwise = op == ASSAY_AND || op == ASSAY_OR || op == ASSAY_NOT || op == ASSAY_XOR;
  if (IsReal(dtype) && !bitwise) {
    return RealOp(op, dtype, DecodeReal(source, a), DecodeReal(source, b), DecodeReal(dtype, old), scalar);
  }
  return WholeOp(op, dtype, DecodeWhole(source, a), DecodeWhole(source, b), DecodeWhole(dtype, old),
                 static_cast<__int128>(scalar));
}

std::uint64_t Convert(Dtype to, Dtype from, Round round, std::uint64_t bits) {
  if (!IsReal(from)) {
    const __int128 whole = DecodeWhole(from, bits);
    return IsReal(to) ? EncodeReal(to, static_cast<Quad>(whole), round) : Wrap(to, Clamp(to, whole));
  }
  const double value = DecodeReal(from, bits);
  if (to == from) {
    // Large numbers are integers.
    if (!Finite(value) || std::fabs(value) > 0x1p90) return EncodeReal(to, static_cast<Quad>(value));
    const std::uint64_t rounded = EncodeReal(to, static_cast<Quad>(RoundToWhole(static_cast<Quad>(value), round)));
    // Zero keeps the sign.
    return rounded == 0 && std::signbit(value) ? std::uint64_t{1} << (Size(to) * 8 - 1) : rounded;
  }
  if (IsReal(to)) return EncodeReal(to, static_cast<Quad>(value), Finite(value) ? round : kRint);
  return Wrap(to, Clamp(to, RoundToWhole(static_cast<Quad>(value), round)));
}

bool Compare(int mode, Dtype dtype, std::uint64_t a, std::uint64_t b) {
  const auto decide = [mode](auto x, auto y) {
    switch (mode) {
      case ASSAY_CMP_LT:
        return x < y;
      case ASSAY_CMP_GT:
        return y < x;
      case ASSAY_CMP_EQ:
        return x == y;
      case ASSAY_CMP_LE:
        return x < y || x == y;
      case ASSAY_CMP_GE:
        return y < x || x == y;
      default:
        return !(x == y);
    }
  };
  if (IsReal(dtype)) return decide(DecodeReal(dtype, a), DecodeReal(dtype, b));
  return decide(DecodeWhole(dtype, a), DecodeWhole(dtype, b));
}

}  // namespace assay::second
