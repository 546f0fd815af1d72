// The vector unit's mathematics in double and without rounding, one element at a time: a second implementation of
// arithmetic.cpp, which rounds as the device does.
#include <algorithm>
#include <cmath>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/exact-rows.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

double Larger(double a, double b) { return std::isnan(a) || std::isnan(b) ? NAN : std::max(a, b); }
double Smaller(double a, double b) { return std::isnan(a) || std::isnan(b) ? NAN : std::min(a, b); }

bool Arithmetic(int op, Dtype dtype, double a, double b, double d, double s, double& r) {
  switch (op) {
    case ASSAY_COPY:
      return r = a, true;
    case ASSAY_DUP:
      return r = s, true;
    case ASSAY_ABS:
      return r = std::fabs(a), true;
    case ASSAY_RELU:
      return r = Larger(a, 0), true;
    case ASSAY_SQRT:
      return r = std::sqrt(a), true;
    case ASSAY_RSQRT:
      return r = 1 / std::sqrt(a), true;
    case ASSAY_RECIPROCAL:
      return r = 1 / a, true;
    case ASSAY_ADD:
    case ASSAY_ADDS:
      return r = a + b, true;
    case ASSAY_SUB:
      return r = a - b, true;
    case ASSAY_MUL:
    case ASSAY_MULS:
      return r = a * b, true;
    case ASSAY_DIV:
      r = IsFloat(dtype) ? a / b : b == 0 ? 0 : std::trunc(a / b);
      return true;
    case ASSAY_MAX:
    case ASSAY_MAXS:
      return r = Larger(a, b), true;
    case ASSAY_MIN:
    case ASSAY_MINS:
      return r = Smaller(a, b), true;
    case ASSAY_ADD_RELU:
      return r = Larger(a + b, 0), true;
    case ASSAY_SUB_RELU:
      return r = Larger(a - b, 0), true;
    case ASSAY_MUL_ADD_DST:
      return r = a * b + d, true;
    case ASSAY_FUSED_MUL_ADD:
      return r = a * d + b, true;
    case ASSAY_FUSED_MUL_ADD_RELU:
      return r = Larger(a * d + b, 0), true;
    case ASSAY_LEAKY_RELU:
      return r = a > 0 ? a : a * s, true;
    case ASSAY_AXPY:
      return r = a * s + d, true;
    default:
      return false;
  }
}

bool Mathematics(int op, double x, double b, double s, double& r) {
  switch (op) {
    case ASSAY_EXP:
      return r = std::exp(x), true;
    case ASSAY_LN:
      return r = std::log(x), true;
    case ASSAY_LOG2:
      return r = std::log2(x), true;
    case ASSAY_LOG10:
      return r = std::log10(x), true;
    case ASSAY_TANH:
      return r = std::tanh(x), true;
    case ASSAY_SIGMOID:
      return r = 1 / (1 + std::exp(-x)), true;
    case ASSAY_SILU:
      return r = x / (1 + std::exp(-x)), true;
    case ASSAY_SWISH:
      return r = x / (1 + std::exp(-s * x)), true;
    case ASSAY_GELU:
      return r = x / (1 + std::exp(-1.5957691216057308 * (x + 0.044715 * x * x * x))), true;
    case ASSAY_FAST_GELU:
      return r = x / (1 + std::exp(-1.702 * std::fabs(x))) * std::exp(0.851 * (x - std::fabs(x))), true;
    case ASSAY_FAST_GELU_V2: {
      const double from_end = std::min(0.7071 * std::fabs(x), 1.769) - 1.769;
      return r = x * (0.5 + std::copysign(0.5 - 0.1444 * from_end * from_end, x)), true;
    }
    case ASSAY_ERF:
      return r = std::erf(x), true;
    case ASSAY_ERFC:
      return r = std::erfc(x), true;
    case ASSAY_SIN:
      return r = std::sin(x), true;
    case ASSAY_COS:
      return r = std::cos(x), true;
    case ASSAY_TAN:
      return r = std::tan(x), true;
    case ASSAY_SINH:
      return r = std::sinh(x), true;
    case ASSAY_COSH:
      return r = std::cosh(x), true;
    case ASSAY_ASIN:
      return r = std::asin(x), true;
    case ASSAY_ACOS:
      return r = std::acos(x), true;
    case ASSAY_ATAN:
      return r = std::atan(x), true;
    case ASSAY_ASINH:
      return r = std::asinh(x), true;
    case ASSAY_ACOSH:
      return r = std::acosh(x), true;
    case ASSAY_ATANH:
      return r = std::atanh(x), true;
    case ASSAY_POWER:
      return r = std::pow(x, b), true;
    default:
      return false;
  }
}

bool Steps(int op, double x, double& r) {
  switch (op) {
    case ASSAY_SIGN:
      return r = x > 0 ? 1.0 : x < 0 ? -1.0 : 0.0, true;
    case ASSAY_FLOOR:
      return r = std::floor(x), true;
    case ASSAY_CEIL:
      return r = std::ceil(x), true;
    case ASSAY_ROUND:
      return r = RoundToInteger(x, 1), true;
    case ASSAY_TRUNC:
      return r = std::trunc(x), true;
    case ASSAY_FRAC:
      return r = x - std::trunc(x), true;
    default:
      return false;
  }
}

}  // namespace

bool Jumps(const ExactOp& op, Dtype to, Dtype from) {
  if (op.kind == ExactOp::kCast) return IsFloat(from) && (!IsFloat(to) || to == from);
  double ignored = 0;
  return op.kind == ExactOp::kVector && Steps(op.op, 0, ignored);
}

bool ExactResult(const ExactOp& op, Dtype to, Dtype from, double a, double b, double d, double scalar, double& r) {
  if (op.kind == ExactOp::kCast) {
    r = IsFloat(from) && (!IsFloat(to) || to == from) ? RoundToInteger(a, op.op) : a;
    return true;
  }
  const bool real = IsFloat(to);
  if (!real && (op.op >= ASSAY_TANH || to != from)) return false;
  return Arithmetic(op.op, to, a, b, d, scalar, r) ||
         (real && (Mathematics(op.op, a, b, scalar, r) || Steps(op.op, a, r)));
}

}  // namespace assay::device
