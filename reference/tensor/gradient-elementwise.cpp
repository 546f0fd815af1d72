// Derivatives of functions of one or two tensors, elementwise, in double and rounded once.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "reference/tensor/gradient.h"
#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

using Slope = std::function<double(double)>;
using Rules = std::map<std::string, GradientRule>;

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }
double Normal(double x) { return 0.5 * std::erfc(-x * std::numbers::sqrt2 / 2); }
double NormalDensity(double x) { return std::exp(-0.5 * x * x) * std::numbers::inv_sqrtpi / std::numbers::sqrt2; }
double SignOf(double x) { return x > 0 ? 1.0 : x < 0 ? -1.0 : 0.0; }

double GeluTanhSlope(double x) {
  const double k = std::numbers::sqrt2 * std::numbers::inv_sqrtpi, inner = k * (x + 0.044715 * x * x * x);
  const double t = std::tanh(inner);
  return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * k * (1 + 3 * 0.044715 * x * x);
}

void AddSlope(Rules& rules, const char* name, std::function<Slope(const Arguments&)> slope) {
  rules[name] = [slope = std::move(slope)](const Arguments& a, const BackwardStep& step) {
    const Tensor x = a.tensor("input");
    const Slope f = slope(a);
    step.ToArgument(a["input"], Zip(step.gradient(), x, x.dtype(), [&](double g, double v) { return g * f(v); }));
  };
}

void AddPlainSlope(Rules& rules, const char* name, double (*slope)(double)) {
  AddSlope(rules, name, [slope](const Arguments&) { return Slope(slope); });
}

void AddFunctions(Rules& rules) {
  AddPlainSlope(rules, "exp", [](double x) { return std::exp(x); });
  AddPlainSlope(rules, "exp2", [](double x) { return std::exp2(x) * std::numbers::ln2; });
  AddPlainSlope(rules, "expm1", [](double x) { return std::exp(x); });
  AddPlainSlope(rules, "log", [](double x) { return 1 / x; });
  AddPlainSlope(rules, "log2", [](double x) { return std::numbers::log2e / x; });
  AddPlainSlope(rules, "log10", [](double x) { return std::numbers::log10e / x; });
  AddPlainSlope(rules, "log1p", [](double x) { return 1 / (1 + x); });
  AddPlainSlope(rules, "sqrt", [](double x) { return 0.5 / std::sqrt(x); });
  AddPlainSlope(rules, "rsqrt", [](double x) { return -0.5 / (x * std::sqrt(x)); });
  AddPlainSlope(rules, "reciprocal", [](double x) { return -1 / (x * x); });
  AddPlainSlope(rules, "neg", [](double) { return -1.0; });
  AddPlainSlope(rules, "abs", SignOf);
  AddPlainSlope(rules, "square", [](double x) { return 2 * x; });
  AddPlainSlope(rules, "sin", [](double x) { return std::cos(x); });
  AddPlainSlope(rules, "cos", [](double x) { return -std::sin(x); });
  AddPlainSlope(rules, "tan", [](double x) { return 1 + std::tan(x) * std::tan(x); });
  AddPlainSlope(rules, "asin", [](double x) { return 1 / std::sqrt(1 - x * x); });
  AddPlainSlope(rules, "acos", [](double x) { return -1 / std::sqrt(1 - x * x); });
  AddPlainSlope(rules, "atan", [](double x) { return 1 / (1 + x * x); });
  AddPlainSlope(rules, "sinh", [](double x) { return std::cosh(x); });
  AddPlainSlope(rules, "cosh", [](double x) { return std::sinh(x); });
  AddPlainSlope(rules, "tanh", [](double x) { return 1 - std::tanh(x) * std::tanh(x); });
  AddPlainSlope(rules, "erf", [](double x) { return 2 * std::numbers::inv_sqrtpi * std::exp(-x * x); });
  AddPlainSlope(rules, "erfc", [](double x) { return -2 * std::numbers::inv_sqrtpi * std::exp(-x * x); });
  AddPlainSlope(rules, "sigmoid", [](double x) { return Logistic(x) * (1 - Logistic(x)); });
  for (const char* flat : {"sign", "floor", "ceil", "trunc", "round"})
    AddPlainSlope(rules, flat, [](double) { return 0.0; });
}

void AddActivationSlopes(Rules& rules) {
  AddPlainSlope(rules, "relu", [](double x) { return x > 0 ? 1.0 : 0.0; });
  AddPlainSlope(rules, "relu6", [](double x) { return x > 0 && x < 6 ? 1.0 : 0.0; });
  AddPlainSlope(rules, "silu", [](double x) { return Logistic(x) * (1 + x * (1 - Logistic(x))); });
  AddPlainSlope(rules, "softsign", [](double x) { return 1 / ((1 + std::fabs(x)) * (1 + std::fabs(x))); });
  AddPlainSlope(rules, "logsigmoid", [](double x) { return Logistic(-x); });
  AddPlainSlope(rules, "tanhshrink", [](double x) { return std::tanh(x) * std::tanh(x); });
  AddPlainSlope(rules, "hardsigmoid", [](double x) { return x > -3 && x < 3 ? 1.0 / 6 : 0.0; });
  AddPlainSlope(rules, "hardswish", [](double x) { return x < -3 ? 0.0 : x <= 3 ? x / 3 + 0.5 : 1.0; });
  AddPlainSlope(rules, "mish", [](double x) {
    const double t = std::tanh(x > 20 ? x : std::log1p(std::exp(x)));
    return t + x * Logistic(x) * (1 - t * t);
  });
  AddSlope(rules, "gelu", [](const Arguments& a) {
    if (a.text("approximate") == "tanh") return Slope(GeluTanhSlope);
    return Slope([](double x) { return Normal(x) + x * NormalDensity(x); });
  });
  AddSlope(rules, "swish", [](const Arguments& a) {
    return [b = a.number("beta")](double x) { return Logistic(b * x) * (1 + b * x * (1 - Logistic(b * x))); };
  });
  AddSlope(rules, "softplus", [](const Arguments& a) {
    return [b = a.number("beta"), t = a.number("threshold")](double x) { return b * x > t ? 1.0 : Logistic(b * x); };
  });
  AddSlope(rules, "leaky_relu",
           [](const Arguments& a) { return [s = a.number("negative_slope")](double x) { return x > 0 ? 1.0 : s; }; });
  AddSlope(rules, "elu", [](const Arguments& a) {
    return [s = a.number("alpha")](double x) { return x > 0 ? 1.0 : s * std::exp(x); };
  });
  AddSlope(rules, "hardtanh", [](const Arguments& a) {
    return
        [low = a.number("min_val"), high = a.number("max_val")](double x) { return x > low && x < high ? 1.0 : 0.0; };
  });
}

// Partial derivatives with respect to the first and the second operand.
using Pair = double (*)(double, double);

void AddPair(Rules& rules, const char* name, Pair first, Pair second, const char* other = "other") {
  rules[name] = [=](const Arguments& a, const BackwardStep& step) {
    const Tensor x = a.tensor("input").To(Dtype::kF64), y = a.tensor(other).To(Dtype::kF64);
    for (const bool left : {true, false}) {
      const Value& to = a[left ? "input" : other];
      if (!BackwardStep::Wants(to)) continue;
      const Tensor slope = Zip(x, y, Dtype::kF64, left ? first : second);
      step.ToArgument(to, Zip(step.gradient(), slope, to.tensor()->dtype(), [](double g, double s) { return g * s; }));
    }
  };
}

void AddSums(Rules& rules) {
  const auto add = [&rules](const char* name, double input, double other) {
    rules[name] = [=](const Arguments& a, const BackwardStep& step) {
      const double alpha = a.number("alpha");
      const auto scaled = [&](double by) {
        const Tensor& g = step.gradient();
        return Map(g, g.dtype(), [by](double v) { return v * by; });
      };
      step.ToArgument(a["input"], scaled(input));
      step.ToArgument(a["other"], scaled(other * alpha));
    };
  };
  add("add", 1, 1);
  add("sub", 1, -1);
  add("rsub", 1, -1);
}

// If both are equal, each gets half, as in the framework.
double IsLarger(double x, double y) { return x > y ? 1.0 : x == y ? 0.5 : 0.0; }
double IsSmaller(double x, double y) { return IsLarger(y, x); }

void AddPairs(Rules& rules) {
  AddSums(rules);
  AddPair(rules, "mul", [](double, double y) { return y; }, [](double x, double) { return x; });
  AddPair(rules, "maximum", IsLarger, IsSmaller);
  AddPair(rules, "minimum", IsSmaller, IsLarger);
  AddPair(
      rules, "atan2", [](double x, double y) { return y / (x * x + y * y); },
      [](double x, double y) { return -x / (x * x + y * y); });
  AddPair(
      rules, "pow", [](double x, double y) { return y == 0 ? 0.0 : y * std::pow(x, y - 1); },
      [](double x, double y) { return x == 0 && y >= 0 ? 0.0 : std::pow(x, y) * std::log(x); }, "exponent");
  AddPair(rules, "div", [](double, double y) { return 1 / y; }, [](double x, double y) { return -x / (y * y); });
  const GradientRule divide = rules["div"];
  rules["div"] = [divide](const Arguments& a, const BackwardStep& step) {
    if (!a.given("rounding_mode")) divide(a, step);
  };
}

void AddClamps(Rules& rules) {
  rules["clamp"] = [](const Arguments& a, const BackwardStep& step) {
    const Tensor x = a.tensor("input");
    if (BackwardStep::Wants(a["min"]) || BackwardStep::Wants(a["max"]))
      throw TensorError{"the derivative of `clamp` by its limits is not modelled"};
    Tensor g = step.gradient();
    const auto keep = [&](const char* limit, bool low) {
      if (!a.given(limit)) return;
      const Tensor inside = Zip(x, a.tensor(limit), Dtype::kF64,
                                [low](double v, double l) { return (low ? v >= l : v <= l) ? 1.0 : 0.0; });
      g = Zip(g, inside, g.dtype(), [](double v, double i) { return v * i; });
    };
    keep("min", true);
    keep("max", false);
    step.ToArgument(a["input"], g);
  };
}

}  // namespace

void AddElementwiseGradients(Rules& rules) {
  AddFunctions(rules);
  AddActivationSlopes(rules);
  AddPairs(rules);
  AddClamps(rules);
}

}  // namespace assay::tensor
