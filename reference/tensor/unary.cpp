// Functions of one tensor, elementwise.
#include <cmath>
#include <limits>
#include <numbers>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Unary = double (*)(double);

enum class Kind { kReal, kKeep, kBool };

struct Row {
  const char* name;
  Unary f;
  Kind kind;
};

double Digamma(double x) {
  double result = 0;
  if (x == 0) return std::copysign(INFINITY, -x);
  if (x < 0 && x == std::floor(x)) return NAN;
  if (x < 0) return Digamma(1 - x) - std::numbers::pi / std::tan(std::numbers::pi * x);
  for (; x < 10; ++x) result -= 1 / x;
  const double y = 1 / (x * x);
  return result + std::log(x) - 0.5 / x - y * (1.0 / 12 - y * (1.0 / 120 - y * (1.0 / 252 - y * (1.0 / 240))));
}

// The integral of log(t) / (1 - t) from 1 to x: a dilogarithm of 1 - x. Its series near 1, and Euler's and the
// inverse's identities elsewhere.
double Spence(double x) {
  constexpr double kAtZero = std::numbers::pi * std::numbers::pi / 6;
  if (std::isnan(x) || x < 0) return NAN;
  if (x == 0) return kAtZero;
  if (std::isinf(x)) return -INFINITY;
  if (x > 1.5) return -Spence(1 / x) - std::log(x) * std::log(x) / 2;
  if (x < 0.5) return kAtZero - std::log(x) * std::log1p(-x) - Spence(1 - x);
  double sum = 0, power = 1;
  for (int k = 1; k < 64; ++k) {
    power *= 1 - x;
    sum += power / (static_cast<double>(k) * k);
  }
  return sum;
}

// Winitzki's start, then Newton's steps to full precision.
double InverseErf(double y) {
  if (y <= -1 || y >= 1) return std::fabs(y) == 1 ? std::copysign(INFINITY, y) : NAN;
  const double w = std::log1p(-y * y), k = 2 / (std::numbers::pi * 0.147) + w / 2;
  double x = std::copysign(std::sqrt(std::sqrt(k * k - w / 0.147) - k), y);
  for (int i = 0; i < 4; ++i) x -= (std::erf(x) - y) / (2 * std::numbers::inv_sqrtpi * std::exp(-x * x));
  return x;
}

double Square(double x) { return x * x; }

constexpr Row kRows[] = {
    {"exp", [](double x) { return std::exp(x); }, Kind::kReal},
    {"exp2", [](double x) { return std::exp2(x); }, Kind::kReal},
    {"expm1", [](double x) { return std::expm1(x); }, Kind::kReal},
    {"log", [](double x) { return std::log(x); }, Kind::kReal},
    {"log2", [](double x) { return std::log2(x); }, Kind::kReal},
    {"log10", [](double x) { return std::log10(x); }, Kind::kReal},
    {"log1p", [](double x) { return std::log1p(x); }, Kind::kReal},
    {"sqrt", [](double x) { return std::sqrt(x); }, Kind::kReal},
    {"rsqrt", [](double x) { return 1 / std::sqrt(x); }, Kind::kReal},
    {"reciprocal", [](double x) { return 1 / x; }, Kind::kReal},
    {"sin", [](double x) { return std::sin(x); }, Kind::kReal},
    {"cos", [](double x) { return std::cos(x); }, Kind::kReal},
    {"tan", [](double x) { return std::tan(x); }, Kind::kReal},
    {"asin", [](double x) { return std::asin(x); }, Kind::kReal},
    {"acos", [](double x) { return std::acos(x); }, Kind::kReal},
    {"atan", [](double x) { return std::atan(x); }, Kind::kReal},
    {"sinh", [](double x) { return std::sinh(x); }, Kind::kReal},
    {"cosh", [](double x) { return std::cosh(x); }, Kind::kReal},
    {"tanh", [](double x) { return std::tanh(x); }, Kind::kReal},
    {"asinh", [](double x) { return std::asinh(x); }, Kind::kReal},
    {"acosh", [](double x) { return std::acosh(x); }, Kind::kReal},
    {"atanh", [](double x) { return std::atanh(x); }, Kind::kReal},
    {"sigmoid", [](double x) { return 1 / (1 + std::exp(-x)); }, Kind::kReal},
    {"erf", [](double x) { return std::erf(x); }, Kind::kReal},
    {"erfc", [](double x) { return std::erfc(x); }, Kind::kReal},
    {"erfinv", InverseErf, Kind::kReal},
    {"lgamma", [](double x) { return std::lgamma(x); }, Kind::kReal},
    {"digamma", Digamma, Kind::kReal},
    {"deg2rad", [](double x) { return x * (std::numbers::pi / 180); }, Kind::kReal},
    {"rad2deg", [](double x) { return x * (180 / std::numbers::pi); }, Kind::kReal},
    {"sinc", [](double x) { return x == 0 ? 1 : std::sin(std::numbers::pi * x) / (std::numbers::pi * x); },
     Kind::kReal},
    {"abs", [](double x) { return std::fabs(x); }, Kind::kKeep},
    {"neg", [](double x) { return -x; }, Kind::kKeep},
    {"positive", [](double x) { return x; }, Kind::kKeep},
    {"sign", [](double x) { return x > 0   ? 1.0
                                   : x < 0 ? -1.0
                                           : 0.0; }, Kind::kKeep},
    {"floor", [](double x) { return std::floor(x); }, Kind::kKeep},
    {"ceil", [](double x) { return std::ceil(x); }, Kind::kKeep},
    {"trunc", [](double x) { return std::trunc(x); }, Kind::kKeep},
    {"frac", [](double x) { return x - std::trunc(x); }, Kind::kKeep},
    {"square", Square, Kind::kKeep},
    {"isnan", [](double x) { return std::isnan(x) ? 1.0 : 0.0; }, Kind::kBool},
    {"isinf", [](double x) { return std::isinf(x) ? 1.0 : 0.0; }, Kind::kBool},
    {"isfinite", [](double x) { return std::isfinite(x) ? 1.0 : 0.0; }, Kind::kBool},
    {"isposinf", [](double x) { return std::isinf(x) && x > 0 ? 1.0 : 0.0; }, Kind::kBool},
    {"isneginf", [](double x) { return std::isinf(x) && x < 0 ? 1.0 : 0.0; }, Kind::kBool},
    {"signbit", [](double x) { return std::signbit(x) ? 1.0 : 0.0; }, Kind::kBool},
    {"logical_not", [](double x) { return x == 0 ? 1.0 : 0.0; }, Kind::kBool},
};

constexpr std::pair<const char*, const char*> kAliases[] = {{"absolute", "abs"},
                                                            {"negative", "neg"},
                                                            {"sgn", "sign"},
                                                            {"fix", "trunc"},
                                                            {"arcsin", "asin"},
                                                            {"arccos", "acos"},
                                                            {"arctan", "atan"},
                                                            {"arcsinh", "asinh"},
                                                            {"arccosh", "acosh"},
                                                            {"arctanh", "atanh"},
                                                            {"special.expit", "sigmoid"},
                                                            {"special.erf", "erf"},
                                                            {"special.gammaln", "lgamma"},
                                                            {"expit", "sigmoid"}};

Value Round(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const double scale = std::pow(10.0, a.number("decimals"));
  if (scale == 1) return Map(x, x.dtype(), [](double v) { return std::nearbyint(v); });
  return Map(x, x.dtype(), [scale](double v) { return std::nearbyint(v * scale) / scale; });
}

Value Logit(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const Dtype dtype = FloatOf(x);
  const double eps = a.given("eps") ? RoundTo(dtype, a.number("eps")) : -1, high = RoundTo(dtype, 1 - eps);
  return Map(x, dtype, [eps, high](double v) {
    if (eps >= 0) v = v < eps ? eps : v > high ? high : v;
    return std::log(v / (1 - v));
  });
}

// The largest and smallest finite value of a dtype, instead of infinities.
double Largest(Dtype dtype) {
  switch (dtype) {
    case Dtype::kF16:
      return 65504;
    case Dtype::kBF16:
      return 0x1.fep127;
    case Dtype::kF64:
      return std::numeric_limits<double>::max();
    default:
      return std::numeric_limits<float>::max();
  }
}

Value NanToNum(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const double nan = a.given("nan") ? a.number("nan") : 0;
  const double high = a.given("posinf") ? a.number("posinf") : Largest(x.dtype());
  const double low = a.given("neginf") ? a.number("neginf") : -Largest(x.dtype());
  return Map(x, x.dtype(), [=](double v) {
    if (std::isnan(v)) return nan;
    return std::isinf(v) ? (v > 0 ? high : low) : v;
  });
}

Value BitwiseNot(const Arguments& a) {
  const Tensor x = a.tensor("input");
  if (IsFloating(x.dtype())) a.Fail("takes integers");
  if (x.dtype() == Dtype::kBool) return Map(x, Dtype::kBool, [](double v) { return v == 0 ? 1.0 : 0.0; });
  return Map(x, x.dtype(), [](double v) { return -v - 1; });
}

}  // namespace

void AddUnary(Table& table) {
  for (const Row& row : kRows) {
    table.Add(std::string(row.name) + "(input)", [&row](const Arguments& a) -> Value {
      const Tensor x = a.tensor("input");
      const Dtype dtype = row.kind == Kind::kBool                        ? Dtype::kBool
                          : row.kind == Kind::kReal                      ? FloatOf(x)
                          : row.f == Square && x.dtype() == Dtype::kBool ? Dtype::kI64
                                                                         : x.dtype();
      return Map(x, dtype, row.f);
    });
  }
  for (const auto& [name, target] : kAliases) table.Alias(name, target);
  // SciPy's, which computes half precision in float32.
  table.Add("special.spence(input)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Map(x, x.dtype() == Dtype::kF64 ? Dtype::kF64 : Dtype::kF32, Spence);
  });
  table.Add("round(input, decimals=0)", Round);
  table.Add("logit(input, eps=None)", Logit);
  table.Add("nan_to_num(input, nan=None, posinf=None, neginf=None)", NanToNum);
  table.Add("bitwise_not(input)", BitwiseNot);
}

}  // namespace assay::tensor
