// Elementwise reference operators and the table of all of them.
#include "simulator/reference.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "simulator/reference-internal.h"

namespace assay {
namespace reference {
namespace {

const AttrValue* Given(const Attributes& attributes, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    if (const auto found = attributes.find(name); found != attributes.end()) return &found->second;
  }
  return nullptr;
}

using Unary = std::function<double(double)>;
using Binary = std::function<double(double, double)>;

double Clamped(double x, double low, double high) { return std::isnan(x) ? x : std::min(std::max(x, low), high); }

Unary Gelu(const Attributes& a) {
  if (Text(a, "approximate", "none") == "tanh") {
    return [](double x) { return 0.5 * x * (1 + std::tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))); };
  }
  return [](double x) { return 0.5 * x * (1 + std::erf(x * 0.7071067811865476)); };
}

// Null when `name` is not an operator of one input.
Unary UnaryOperator(const std::string& name, const Attributes& a) {
  if (name == "relu") return [](double x) { return std::isnan(x) ? x : std::max(x, 0.0); };
  if (name == "sigmoid") return [](double x) { return 1 / (1 + std::exp(-x)); };
  if (name == "tanh") return [](double x) { return std::tanh(x); };
  if (name == "exp") return [](double x) { return std::exp(x); };
  if (name == "sqrt") return [](double x) { return std::sqrt(x); };
  if (name == "abs") return [](double x) { return std::fabs(x); };
  if (name == "gelu") return Gelu(a);
  if (name == "swish" || name == "silu") {
    const double beta = Number(a, {"beta", "scale"}, 1);
    return [beta](double x) { return x / (1 + std::exp(-beta * x)); };
  }
  if (name == "leaky_relu") {
    const double slope = Number(a, {"negative_slope", "alpha"}, 0.01);
    return [slope](double x) { return x > 0 ? x : x * slope; };
  }
  if (name == "clamp" || name == "clip" || name == "hardtanh") {
    const double wide = name == "hardtanh" ? 1 : INFINITY;
    const double low = Number(a, {"min", "min_val", "min_value", "clip_value_min"}, -wide);
    const double high = Number(a, {"max", "max_val", "max_value", "clip_value_max"}, wide);
    return [low, high](double x) { return Clamped(x, low, high); };
  }
  if (name == "softplus") {
    const double beta = Number(a, {"beta"}, 1), threshold = Number(a, {"threshold"}, 20);
    return [beta, threshold](double x) { return beta * x > threshold ? x : std::log1p(std::exp(beta * x)) / beta; };
  }
  return nullptr;
}

Binary BinaryOperator(const std::string& name) {
  if (name == "add") return [](double x, double y) { return x + y; };
  if (name == "sub") return [](double x, double y) { return x - y; };
  if (name == "mul") return [](double x, double y) { return x * y; };
  if (name == "div") return [](double x, double y) { return x / y; };
  if (name == "maximum")
    return [](double x, double y) { return std::isnan(x) || std::isnan(y) ? NAN : std::max(x, y); };
  if (name == "minimum")
    return [](double x, double y) { return std::isnan(x) || std::isnan(y) ? NAN : std::min(x, y); };
  return nullptr;
}

// Strides of `shape` seen as `out`; 0 where a dimension is repeated. Empty when they do not fit.
std::optional<std::vector<std::int64_t>> BroadcastStrides(const std::vector<std::int64_t>& shape,
                                                          const std::vector<std::int64_t>& out) {
  std::vector<std::int64_t> strides(out.size(), 0);
  if (shape.size() > out.size()) return std::nullopt;
  std::int64_t stride = 1;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::size_t from = shape.size() - 1 - i, to = out.size() - 1 - i;
    if (shape[from] != out[to] && shape[from] != 1) return std::nullopt;
    strides[to] = shape[from] == 1 ? 0 : stride;
    stride *= shape[from];
  }
  return strides;
}

bool Broadcast(const Binary& f, const Array& a, const Array& b, std::vector<double>& out, std::string& error) {
  std::vector<std::int64_t> shape(std::max(a.shape.size(), b.shape.size()), 1);
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::int64_t x = i < a.shape.size() ? a.shape[a.shape.size() - 1 - i] : 1;
    const std::int64_t y = i < b.shape.size() ? b.shape[b.shape.size() - 1 - i] : 1;
    shape[shape.size() - 1 - i] = x == 1 ? y : x;
  }
  const auto sa = BroadcastStrides(a.shape, shape), sb = BroadcastStrides(b.shape, shape);
  if (!sa || !sb) {
    error = "the shapes of the two inputs do not broadcast";
    return false;
  }
  std::int64_t count = 1;
  for (std::int64_t d : shape) count *= d;
  std::vector<std::int64_t> index(shape.size(), 0);
  out.reserve(static_cast<std::size_t>(count));
  std::int64_t at_a = 0, at_b = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    out.push_back(f(a.values[static_cast<std::size_t>(at_a)], b.values[static_cast<std::size_t>(at_b)]));
    for (std::size_t d = shape.size(); d-- > 0;) {
      at_a += (*sa)[d];
      at_b += (*sb)[d];
      if (++index[d] < shape[d]) break;
      at_a -= (*sa)[d] * shape[d];
      at_b -= (*sb)[d] * shape[d];
      index[d] = 0;
    }
  }
  return true;
}

bool Compute(const std::string& name, const std::vector<Array>& inputs, const Attributes& attributes,
             std::vector<double>& out, std::string& error) {
  if (const Unary f = UnaryOperator(name, attributes)) {
    out.resize(inputs[0].values.size());
    std::transform(inputs[0].values.begin(), inputs[0].values.end(), out.begin(), f);
    return true;
  }
  if (name == "softmax") return Softmax(inputs[0], attributes, out, error);
  if (name == "layer_norm") return LayerNorm(inputs, attributes, out, error);
  if (name == "reduce_sum") return Reduce(Fold::kSum, inputs[0], attributes, out, error);
  if (name == "reduce_mean") return Reduce(Fold::kMean, inputs[0], attributes, out, error);
  if (name == "reduce_max") return Reduce(Fold::kMax, inputs[0], attributes, out, error);
  const Binary f = BinaryOperator(name);
  if (!f) {
    error = "`" + name + "` is not a built-in reference operator";
    return false;
  }
  if (inputs.size() < 2) {
    error = "`" + name + "` takes two inputs";
    return false;
  }
  return Broadcast(f, inputs[0], inputs[1], out, error);
}

// Lower case without separators, so that LayerNorm, layer-norm and layer_norm are one.
std::string Canonical(const std::string& name) {
  std::string key;
  for (char c : name) {
    if (c != '_' && c != '-' && c != ' ') key += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  }
  static const std::map<std::string, std::string> kSpellings = {
      {"leakyrelu", "leaky_relu"}, {"layernorm", "layer_norm"}, {"layernormalization", "layer_norm"},
      {"reducesum", "reduce_sum"}, {"sum", "reduce_sum"},       {"reducemean", "reduce_mean"},
      {"mean", "reduce_mean"},     {"reducemax", "reduce_max"}, {"amax", "reduce_max"},
      {"max", "maximum"},          {"min", "minimum"},          {"subtract", "sub"},
      {"multiply", "mul"},         {"divide", "div"},           {"realdiv", "div"},
  };
  const auto found = kSpellings.find(key);
  return found != kSpellings.end() ? found->second : key;
}

}  // namespace

double Number(const Attributes& attributes, std::initializer_list<const char*> names, double otherwise) {
  const AttrValue* value = Given(attributes, names);
  if (value == nullptr) return otherwise;
  if (const auto* real = std::get_if<double>(value)) return *real;
  if (const auto* whole = std::get_if<std::int64_t>(value)) return static_cast<double>(*whole);
  if (const auto* flag = std::get_if<bool>(value)) return *flag ? 1 : 0;
  return otherwise;
}

std::optional<std::vector<std::int64_t>> Integers(const Attributes& attributes,
                                                  std::initializer_list<const char*> names) {
  const AttrValue* value = Given(attributes, names);
  if (value == nullptr) return std::nullopt;
  if (const auto* list = std::get_if<std::vector<std::int64_t>>(value)) return *list;
  if (const auto* whole = std::get_if<std::int64_t>(value)) return std::vector<std::int64_t>{*whole};
  return std::nullopt;
}

std::string Text(const Attributes& attributes, const char* name, const std::string& otherwise) {
  const AttrValue* value = Given(attributes, {name});
  const auto* text = value != nullptr ? std::get_if<std::string>(value) : nullptr;
  return text != nullptr ? *text : otherwise;
}

}  // namespace reference

std::vector<std::string> ReferenceNames() {
  return {"abs",     "add",      "clamp", "div",        "exp",         "gelu",       "layer_norm", "leaky_relu",
          "maximum", "minimum",  "mul",   "reduce_max", "reduce_mean", "reduce_sum", "relu",       "sigmoid",
          "softmax", "softplus", "sqrt",  "sub",        "swish",       "tanh"};
}

bool ComputeReference(const std::string& name, const std::vector<SimTensor>& inputs,
                      const std::map<std::string, AttrValue>& attributes, std::vector<std::vector<double>>& outputs,
                      std::string& error) {
  if (inputs.empty()) {
    error = "`" + name + "` needs an input";
    return false;
  }
  std::vector<reference::Array> arrays;
  for (const SimTensor& input : inputs) {
    arrays.push_back({input.shape, ToDoubles(input)});
    if (ElementCount(input) != static_cast<std::int64_t>(arrays.back().values.size())) {
      error = "`" + input.name + "` does not hold as many values as its shape says";
      return false;
    }
  }
  std::vector<double> out;
  if (!reference::Compute(reference::Canonical(name), arrays, attributes, out, error)) return false;
  outputs = {std::move(out)};
  return true;
}

}  // namespace assay
