// Arithmetic of two and three tensors.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Binary = double (*)(double, double);

double Modulo(double x, double y) {
  if (y == 0) return NAN;
  const double r = std::fmod(x, y);
  return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}

double Larger(double x, double y) { return std::isnan(x) || std::isnan(y) ? NAN : std::max(x, y); }
double Smaller(double x, double y) { return std::isnan(x) || std::isnan(y) ? NAN : std::min(x, y); }

// As Python divides floats: what fmod leaves is taken off first.
double FloorQuotient(double x, double y) {
  if (y == 0) return x / y;
  const double rest = std::fmod(x, y);
  double quotient = (x - rest) / y;
  if (rest != 0 && (y < 0) != (rest < 0)) quotient -= 1;
  if (quotient == 0) return std::copysign(0.0, x / y);
  const double floor = std::floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor;
}

double Truncated(double x, double y) { return std::trunc(x / y); }

// Of integers: by squaring, modulo 2^64. A negative exponent leaves 1, -1 or 0.
double WholePower(double x, double y) {
  if (y < 0) return x == 1 ? 1 : x != -1 ? 0 : std::fmod(y, 2) == 0 ? 1 : -1;
  auto base = static_cast<std::uint64_t>(static_cast<std::int64_t>(x)), made = std::uint64_t{1};
  for (auto left = static_cast<std::uint64_t>(y); left > 0; left >>= 1, base *= base) {
    if ((left & 1) != 0) made *= base;
  }
  return static_cast<double>(static_cast<std::int64_t>(made));
}

double LogAdd(double x, double y) {
  if (std::isnan(x) || std::isnan(y)) return NAN;
  const double high = std::max(x, y);
  if (std::isinf(high)) return high;
  return high + std::log1p(std::exp(std::min(x, y) - high));
}

// An operand as the framework computes with it: integers wrap to the result's dtype first, a Python number's, too.
Tensor Operand(const Arguments& a, const char* parameter, Dtype dtype) {
  const Tensor x = a.tensor(parameter);
  return IsFloating(dtype) ? x : x.To(dtype);
}

// Quotients and remainders; by zero, integers have none.
Tensor Divided(const Arguments& a, Dtype dtype, Binary f) {
  const Tensor x = Operand(a, "input", dtype), y = Operand(a, "other", dtype);
  if (IsFloating(dtype)) return Zip(x, y, dtype, f);
  return Zip(x, y, dtype, [&a, f](double p, double q) {
    if (q == 0) a.Fail("divides an integer by zero");
    return f(p, q);
  });
}

// Shifts by fewer than no bits mean something else on every machine.
void AddShift(Table& table, const std::string& name, Binary f) {
  table.Add(name + "(input, other)", [f](const Arguments& a) -> Value {
    const Dtype dtype = ResultDtype(a, {"input", "other"});
    if (IsFloating(dtype)) a.Fail("takes integers");
    return Zip(a.tensor("input"), a.tensor("other"), dtype, [&a, f](double x, double y) {
      if (y < 0) a.Fail("takes no negative number of bits");
      return f(x, y);
    });
  });
}

void AddBinary(Table& table, const std::string& name, Binary f, bool real = false) {
  table.Add(name + "(input, other)", [f, real](const Arguments& a) -> Value {
    const Dtype dtype = ResultDtype(a, {"input", "other"});
    if (real) return Zip(a.tensor("input"), a.tensor("other"), FloatOf(dtype), f);
    return Zip(Operand(a, "input", dtype), Operand(a, "other", dtype), dtype, f);
  });
}

Value AddScaled(const Arguments& a, double sign) {
  const double alpha = sign * a.number("alpha");
  const Dtype dtype = ResultDtype(a, {"input", "other"});
  return Zip(a.tensor("input"), a.tensor("other"), dtype, [alpha](double x, double y) { return x + alpha * y; });
}

Value Divide(const Arguments& a) {
  const Dtype dtype = ResultDtype(a, {"input", "other"});
  const std::string mode = a.given("rounding_mode") ? a.text("rounding_mode") : "";
  const Tensor x = a.tensor("input"), y = a.tensor("other");
  if (mode == "floor") return Divided(a, dtype, FloorQuotient);
  if (mode == "trunc") return Divided(a, dtype, Truncated);
  const Dtype real = (x.numpy || y.numpy) && !IsFloating(dtype) ? Dtype::kF64 : FloatOf(dtype);
  return Zip(x, y, real, [](double p, double q) { return p / q; });
}

Value Power(const Arguments& a) {
  const Dtype dtype = ResultDtype(a, {"input", "exponent"});
  if (a.name() == "float_power" || IsFloating(dtype)) {
    return Zip(a.tensor("input"), a.tensor("exponent"), IsFloating(dtype) && a.name() == "pow" ? dtype : Dtype::kF64,
               [](double x, double y) { return std::pow(x, y); });
  }
  if (!a["exponent"].is_tensor() && a.number("exponent") < 0) a.Fail("raises no integers to negative powers");
  return Zip(Operand(a, "input", dtype), Operand(a, "exponent", dtype), dtype, WholePower);
}

// input + value * t1 (* or /) t2, rounded once as the fused operation does.
Value AddCombined(const Arguments& a, bool divide) {
  const double value = a.number("value");
  const Dtype dtype = ResultDtype(a, {"input", "tensor1", "tensor2"});
  const Tensor p = a.tensor("tensor1"), q = a.tensor("tensor2");
  const Tensor change = Zip(p, q, Dtype::kF64, [=](double x, double y) { return value * (divide ? x / y : x * y); });
  return Zip(a.tensor("input"), change, dtype, [](double x, double y) { return x + y; });
}

Value Lerp(const Arguments& a) {
  const Dtype dtype = ResultDtype(a, {"input", "end"});
  const Tensor x = a.tensor("input"), end = a.tensor("end"), weight = a.tensor("weight");
  const Tensor span = Zip(end, x, Dtype::kF64, [](double e, double s) { return e - s; });
  const Tensor step = Zip(span, weight, Dtype::kF64, [](double s, double w) { return s * w; });
  return Zip(x, step, dtype, [](double s, double d) { return s + d; });
}

Tensor Clamped(const Arguments& a, const char* low, const char* high) {
  Tensor x = a.tensor("input");
  Dtype dtype = ResultDtype(a, {"input", low, high});
  if (a.given(low)) x = Zip(x, Operand(a, low, dtype), dtype, Larger);
  if (a.given(high)) x = Zip(x, Operand(a, high, dtype), dtype, Smaller);
  return x.To(dtype);
}

Value Where(const Arguments& a) {
  const Dtype dtype = ResultDtype(a, {"input", "other"});
  const Tensor c = a.tensor("condition"), x = a.tensor("input"), y = a.tensor("other");
  const Shape shape = BroadcastShape(c.shape(), BroadcastShape(x.shape(), y.shape()));
  Tensor r = Result(dtype, shape, {&c, &x, &y}, CountOf(shape));
  if (!r.has_values()) return r;
  const Tensor p = Expanded(c, shape).Contiguous(), q = Expanded(x, shape).Contiguous();
  const Tensor s = Expanded(y, shape).Contiguous();
  for (std::int64_t i = 0; i < r.count(); ++i) r.data()[i] = p.data()[i] != 0 ? q.data()[i] : s.data()[i];
  return Rounded(std::move(r));
}

}  // namespace

void AddArithmetic(Table& table) {
  table.Add("add(input, other, alpha=1)", [](const Arguments& a) { return AddScaled(a, 1); });
  table.Add("sub(input, other, alpha=1)", [](const Arguments& a) { return AddScaled(a, -1); });
  table.Alias("subtract", "sub");
  table.Add("rsub(other, input, alpha=1)", [](const Arguments& a) { return AddScaled(a, -1); });
  table.Add("div(input, other, rounding_mode=None)", Divide);
  table.Alias("divide", "div");
  table.Alias("true_divide", "div");
  AddBinary(table, "mul", [](double x, double y) { return x * y; });
  table.Alias("multiply", "mul");
  for (const auto& [name, f] : std::initializer_list<std::pair<const char*, Binary>>{
           {"floor_divide", FloorQuotient}, {"remainder", Modulo}, {"fmod", [](double x, double y) {
                                                                      return std::fmod(x, y);
                                                                    }}}) {
    table.Add(std::string(name) + "(input, other)",
              [f = f](const Arguments& a) -> Value { return Divided(a, ResultDtype(a, {"input", "other"}), f); });
  }
  AddBinary(table, "maximum", Larger);
  AddBinary(table, "minimum", Smaller);
  AddBinary(table, "fmax", [](double x, double y) { return std::fmax(x, y); });
  AddBinary(table, "fmin", [](double x, double y) { return std::fmin(x, y); });
  AddBinary(table, "atan2", [](double x, double y) { return std::atan2(x, y); }, true);
  table.Alias("arctan2", "atan2");
  AddBinary(table, "hypot", [](double x, double y) { return std::hypot(x, y); });
  AddBinary(table, "copysign", [](double x, double y) { return std::copysign(x, y); }, true);
  AddBinary(table, "logaddexp", LogAdd, true);
  AddBinary(table, "xlogy", [](double x, double y) { return x == 0 && !std::isnan(y) ? 0 : x * std::log(y); }, true);
  AddBinary(table, "ldexp", [](double x, double y) { return x * std::exp2(y); }, true);
  AddBinary(table, "heaviside", [](double x, double y) { return x == 0 ? y : x > 0 ? 1.0 : 0.0; });
  AddBinary(table, "squared_difference", [](double x, double y) { return (x - y) * (x - y); });
  AddShift(table, "bitwise_left_shift", [](double x, double y) { return x * std::exp2(y); });
  AddShift(table, "bitwise_right_shift", [](double x, double y) { return std::floor(x / std::exp2(y)); });
  table.Add("pow(input, exponent)", Power);
  table.Add("float_power(input, exponent)", Power);
  table.Add("addcmul(input, tensor1, tensor2, value=1)", [](const Arguments& a) { return AddCombined(a, false); });
  table.Add("addcdiv(input, tensor1, tensor2, value=1)", [](const Arguments& a) { return AddCombined(a, true); });
  table.Add("lerp(input, end, weight)", Lerp);
  table.Add("clamp(input, min=None, max=None)", [](const Arguments& a) { return Clamped(a, "min", "max"); });
  table.Alias("clip", "clamp");
  table.Add("clamp_min(input, min)", [](const Arguments& a) -> Value {
    return Zip(a.tensor("input"), a.tensor("min"), ResultDtype(a, {"input", "min"}), Larger);
  });
  table.Add("clamp_max(input, max)", [](const Arguments& a) -> Value {
    return Zip(a.tensor("input"), a.tensor("max"), ResultDtype(a, {"input", "max"}), Smaller);
  });
  table.Add("where(condition, input, other)", Where);
}

}  // namespace assay::tensor
