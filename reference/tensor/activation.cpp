// Activation functions.
#include <algorithm>
#include <cmath>
#include <limits>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

double Sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
double Softplus(double x) { return x > 30 ? x : std::log1p(std::exp(x)); }
double Clip(double x, double low, double high) { return std::isnan(x) ? x : std::min(std::max(x, low), high); }

template <class F>
void AddMap(Table& table, const char* signature, F make) {
  table.Add(signature, [make](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Map(x, FloatOf(x.dtype()), make(a));
  });
}

template <class F>
void AddPlain(Table& table, const char* signature, F f) {
  table.Add(signature, [f](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Map(x, FloatOf(x.dtype()), f);
  });
}

void AddRectifiers(Table& table) {
  table.Add("relu(input, inplace=False)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    return Map(x, x.dtype(), [](double v) { return v < 0 ? 0.0 : v; });
  });
  AddPlain(table, "relu6(input, inplace=False)", [](double x) { return Clip(x, 0, 6); });
  AddMap(table, "leaky_relu(input, negative_slope=0.01, inplace=False)", [](const Arguments& a) {
    return [slope = a.number("negative_slope")](double x) { return x > 0 ? x : x * slope; };
  });
  AddMap(table, "elu(input, alpha=1.0, inplace=False)", [](const Arguments& a) {
    return [alpha = a.number("alpha")](double x) { return x > 0 ? x : alpha * std::expm1(x); };
  });
  AddMap(table, "celu(input, alpha=1.0, inplace=False)", [](const Arguments& a) {
    return [alpha = a.number("alpha")](double x) { return x > 0 ? x : alpha * std::expm1(x / alpha); };
  });
  AddPlain(table, "selu(input, inplace=False)", [](double x) {
    return 1.0507009873554804934193349852946 * (x > 0 ? x : 1.6732632423543772848170429916717 * std::expm1(x));
  });
  AddMap(table, "rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False)",
         [](const Arguments& a) {
           if (a.flag("training")) a.Fail("in training draws its slopes at random");
           return [slope = (a.number("lower") + a.number("upper")) / 2](double x) { return x > 0 ? x : x * slope; };
         });
  AddMap(table, "threshold(input, threshold, value, inplace=False)", [](const Arguments& a) {
    return [t = a.number("threshold"), v = a.number("value")](double x) { return x > t ? x : v; };
  });
  AddMap(table, "hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False)", [](const Arguments& a) {
    return [low = a.number("min_val"), high = a.number("max_val")](double x) { return Clip(x, low, high); };
  });
  table.Add("prelu(input, weight)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    Tensor w = a.tensor("weight");
    if (w.count() > 1) {
      Shape shape(static_cast<std::size_t>(std::max<std::int64_t>(x.rank(), 2)), 1);
      shape[1] = w.count();
      w = w.Reshaped(x.rank() == 1 ? Shape{w.count()} : shape);
    }
    return Zip(x, w, x.dtype(), [](double v, double s) { return v > 0 ? v : v * s; });
  });
}

void AddSmooth(Table& table) {
  AddMap(table, "gelu(input, approximate='none')", [](const Arguments& a) -> double (*)(double) {
    if (a.text("approximate") == "tanh") {
      return [](double x) { return 0.5 * x * (1 + std::tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))); };
    }
    return [](double x) { return 0.5 * x * std::erfc(-x * 0.7071067811865476); };
  });
  AddPlain(table, "silu(input, inplace=False)", [](double x) { return x / (1 + std::exp(-x)); });
  AddPlain(table, "mish(input, inplace=False)", [](double x) { return x * std::tanh(Softplus(x)); });
  AddMap(table, "swish(input, beta=1.0)", [](const Arguments& a) {
    return [beta = a.number("beta")](double x) { return x / (1 + std::exp(-beta * x)); };
  });
  AddMap(table, "softplus(input, beta=1.0, threshold=20.0)", [](const Arguments& a) {
    return [beta = a.number("beta"), threshold = a.number("threshold")](double x) {
      return beta * x > threshold ? x : std::log1p(std::exp(beta * x)) / beta;
    };
  });
  AddPlain(table, "softsign(input)", [](double x) { return x / (1 + std::fabs(x)); });
  AddPlain(table, "logsigmoid(input)", [](double x) { return -Softplus(-x); });
  AddPlain(table, "tanhshrink(input)", [](double x) { return x - std::tanh(x); });
  AddMap(table, "softshrink(input, lambd=0.5)", [](const Arguments& a) {
    return [l = a.number("lambd")](double x) { return x > l ? x - l : x < -l ? x + l : std::isnan(x) ? x : 0.0; };
  });
  AddMap(table, "hardshrink(input, lambd=0.5)",
         [](const Arguments& a) { return [l = a.number("lambd")](double x) { return x >= -l && x <= l ? 0.0 : x; }; });
  AddPlain(table, "hardsigmoid(input, inplace=False)", [](double x) { return Clip(x + 3, 0, 6) / 6; });
  AddPlain(table, "hardswish(input, inplace=False)", [](double x) { return x * Clip(x + 3, 0, 6) / 6; });
  table.Add("glu(input, dim=-1)", [](const Arguments& a) -> Value {
    const Tensor x = a.tensor("input");
    const std::int64_t dim = a.dim("dim", x.rank()), half = x.size(dim) / 2;
    if (half * 2 != x.size(dim)) a.Fail("needs an even size, not " + std::to_string(x.size(dim)));
    return Zip(Sliced(x, dim, 0, half), Sliced(x, dim, half, 2 * half), FloatOf(x.dtype()),
               [](double v, double gate) { return v * Sigmoid(gate); });
  });
  for (const auto& [name, target] :
       std::initializer_list<std::pair<const char*, const char*>>{{"log_sigmoid", "logsigmoid"},
                                                                  {"hard_swish", "hardswish"},
                                                                  {"hard_sigmoid", "hardsigmoid"},
                                                                  {"hard_shrink", "hardshrink"},
                                                                  {"soft_shrink", "softshrink"}}) {
    table.Alias(name, target);
  }
}

void AddSoftmax(Table& table) {
  const auto add = [&table](const char* signature, bool logarithm, bool smallest) {
    table.Add(signature, [=](const Arguments& a) -> Value {
      Tensor x = a.tensor("input");
      if (const auto dtype = a.dtype()) x = x.To(*dtype);
      if (smallest) x = Map(x, x.dtype(), [](double v) { return -v; });
      // Without a dimension the framework uses the first for 0, 1 and 3 dimensions, else the second.
      const std::int64_t otherwise = x.rank() == 0 || x.rank() == 1 || x.rank() == 3 ? 0 : 1;
      return Softmax(x, a.given("dim") ? a.dim("dim", x.rank()) : otherwise, logarithm);
    });
  };
  add("softmax(input, dim=None, _stacklevel=3, dtype=None)", false, false);
  add("log_softmax(input, dim=None, _stacklevel=3, dtype=None)", true, false);
  add("softmin(input, dim=None, _stacklevel=3, dtype=None)", false, true);
  table.Alias("special.softmax", "softmax");
}

Value Normalize(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const double p = a.number("p"), eps = a.number("eps");
  return MapRows(x, a.dim("dim", x.rank()), x.dtype(), [=](const double* in, double* out, std::int64_t n) {
    double norm = 0;
    for (std::int64_t i = 0; i < n; ++i) {
      const double v = std::fabs(in[i]);
      norm = std::isinf(p) ? std::max(norm, v) : norm + (p == 2 ? v * v : std::pow(v, p));
    }
    if (!std::isinf(p)) norm = p == 2 ? std::sqrt(norm) : std::pow(norm, 1 / p);
    norm = std::max(norm, eps);
    for (std::int64_t i = 0; i < n; ++i) out[i] = in[i] / norm;
  });
}

Value Dropout(const Arguments& a) {
  const Tensor x = a.tensor("input");
  const double p = a.number("p");
  if (!a.flag("training") || p == 0) return a["input"];
  std::uint64_t state = TensorContext::Current().NextStream();
  return Map(x, x.dtype(), [=](double v) mutable {
    std::uint64_t z = state += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return static_cast<double>((z ^ z >> 31) >> 11) * 0x1p-53 < p ? 0.0 : v / (1 - p);
  });
}

}  // namespace

Tensor Softmax(const Tensor& x, std::int64_t dim, bool logarithm) {
  return MapRows(x, dim, FloatOf(x.dtype()), [logarithm](const double* in, double* out, std::int64_t n) {
    double high = -std::numeric_limits<double>::infinity(), sum = 0;
    for (std::int64_t i = 0; i < n; ++i) high = std::isnan(in[i]) ? in[i] : std::max(high, in[i]);
    for (std::int64_t i = 0; i < n; ++i) sum += out[i] = std::exp(in[i] - high);
    const double log_sum = std::log(sum);
    for (std::int64_t i = 0; i < n; ++i) out[i] = logarithm ? in[i] - high - log_sum : out[i] / sum;
  });
}

void AddActivations(Table& table) {
  AddRectifiers(table);
  AddSmooth(table);
  AddSoftmax(table);
  table.Add("normalize(input, p=2.0, dim=1, eps=1e-12, out=None)", Normalize);
  table.Add("dropout(input, p=0.5, training=True, inplace=False)", Dropout);
  table.Add("alpha_dropout(input, p=0.5, training=False, inplace=False)", [](const Arguments& a) -> Value {
    if (a.flag("training")) a.Fail("in training draws at random");
    return a["input"];
  });
}

}  // namespace assay::tensor
