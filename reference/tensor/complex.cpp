// Complex arithmetic, in doubles, rounded to two floats.
#include "reference/tensor/complex.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string_view>

#include "reference/tensor/ops.h"

namespace assay {

using Number = std::complex<double>;

double PackComplex(Number value) {
  const float parts[2] = {static_cast<float>(value.real()), static_cast<float>(value.imag())};
  double packed = 0;
  std::memcpy(&packed, parts, sizeof packed);
  return packed;
}

Number UnpackComplex(double packed) {
  float parts[2];
  std::memcpy(parts, &packed, sizeof packed);
  return {parts[0], parts[1]};
}

Tensor PartsOf(const Tensor& x) {
  Shape shape = x.shape();
  shape.push_back(2);
  if (!x.has_values()) return Tensor::ShapeOnly(Dtype::kF32, shape);
  std::vector<double> parts;
  for (double packed : x.values()) {
    parts.push_back(UnpackComplex(packed).real());
    parts.push_back(UnpackComplex(packed).imag());
  }
  return Tensor(Dtype::kF32, shape, std::move(parts));
}

namespace tensor {
namespace {

// Lists nested more deeply contain no tensors that an operation accepts.
constexpr int kMostNesting = 64;

bool IsComplexAt(const Value& value, int depth) {
  if (value.is_tensor()) return value.tensor()->dtype() == Dtype::kC64;
  if (value.is(Value::Kind::kDtype)) return value.dtype() == Dtype::kC64;
  if (!value.is_sequence() || depth == kMostNesting) return false;
  Budget::Step(1 + value.items().size() / 8);
  return std::any_of(value.items().begin(), value.items().end(),
                     [depth](const Value& item) { return IsComplexAt(item, depth + 1); });
}

bool IsComplex(const Value& value) { return IsComplexAt(value, 0); }

// Only the bits matter: nothing here computes with them.
bool OnlyMoves(std::string_view name) {
  static constexpr std::array<std::string_view, 52> kNames = {
      "reshape",  "view",       "flatten",    "ravel",      "unflatten", "squeeze",   "unsqueeze",    "transpose",
      "swapaxes", "permute",    "movedim",    "t",          "expand",    "expand_as", "broadcast_to", "index_select",
      "gather",   "take",       "select",     "narrow",     "slice",     "cat",       "concat",       "stack",
      "hstack",   "vstack",     "chunk",      "split",      "unbind",    "flip",      "roll",         "repeat",
      "tile",     "clone",      "contiguous", "detach",     "to",        "cpu",       "npu",          "cuda",
      "empty",    "empty_like", "zeros",      "zeros_like", "new_zeros", "new_empty", "copy_",        "masked_select",
      "scatter",  "index_copy", "zero",       "view_as"};
  const auto has = [&](std::string_view asked) {
    return std::find(kNames.begin(), kNames.end(), asked) != kNames.end();
  };
  if (name.starts_with("Tensor.")) name.remove_prefix(7);
  return has(name) || (name.ends_with('_') && has(name.substr(0, name.size() - 1)));
}

Tensor Complexes(const Value& value, const std::string& name) {
  if (value.is_number()) return Tensor::Scalar(PackComplex(value.number()), Dtype::kC64);
  if (!value.is_tensor()) throw TensorError{"`" + name + "` needs a tensor, not " + value.TypeName()};
  return value.tensor()->To(Dtype::kC64);
}

template <class F>
Tensor EachNumber(const Tensor& x, Dtype dtype, F f) {
  return Map(x, dtype, [&](double v) { return f(UnpackComplex(v)); });
}

Value Joined(const Tensor& real, const Tensor& imaginary) {
  return Zip(real, imaginary, Dtype::kC64, [](double re, double im) { return PackComplex({re, im}); });
}

// Pairs along the last dimension.
Value FromPairs(const Tensor& x) {
  if (x.rank() == 0 || x.shape().back() != 2) throw TensorError{"`view_as_complex` needs a last dimension of 2"};
  const std::int64_t last = x.rank() - 1;
  Shape shape(x.shape().begin(), x.shape().end() - 1);
  return Value(Joined(Sliced(x, last, 0, 1), Sliced(x, last, 1, 2)).tensor()->Reshaped(shape));
}

Value Summed(const Tensor& x, bool mean) {
  if (!x.has_values()) return Tensor::ShapeOnly(Dtype::kC64, {});
  Number sum = 0;
  for (double packed : x.values()) sum += UnpackComplex(packed);
  return Tensor::Scalar(PackComplex(mean ? sum / static_cast<double>(x.count()) : sum), Dtype::kC64);
}

bool Unary(std::string_view name, const Tensor& x, Value& result) {
  if (name == "real") {
    result = EachNumber(x, Dtype::kF32, [](Number v) { return v.real(); });
  } else if (name == "imag") {
    result = EachNumber(x, Dtype::kF32, [](Number v) { return v.imag(); });
  } else if (name == "abs") {
    result = EachNumber(x, Dtype::kF32, [](Number v) { return std::abs(v); });
  } else if (name == "angle") {
    result = EachNumber(x, Dtype::kF32, [](Number v) { return std::arg(v); });
  } else if (name == "neg" || name == "negative") {
    result = EachNumber(x, Dtype::kC64, [](Number v) { return PackComplex(-v); });
  } else if (name == "conj" || name == "conj_physical" || name == "resolve_conj") {
    result =
        EachNumber(x, Dtype::kC64, [&](Number v) { return PackComplex(name == "resolve_conj" ? v : std::conj(v)); });
  } else if (name == "exp") {
    result = EachNumber(x, Dtype::kC64, [](Number v) { return PackComplex(std::exp(v)); });
  } else if (name == "view_as_real") {
    result = PartsOf(x);
  } else {
    return false;
  }
  return true;
}

bool ComplexBinary(std::string_view name, const Tensor& x, const Tensor& y, Value& result) {
  const auto zip = [&](auto f) {
    result =
        Zip(x, y, Dtype::kC64, [&](double a, double b) { return PackComplex(f(UnpackComplex(a), UnpackComplex(b))); });
    return true;
  };
  if (name == "add") return zip([](Number a, Number b) { return a + b; });
  if (name == "sub" || name == "subtract") return zip([](Number a, Number b) { return a - b; });
  if (name == "rsub") return zip([](Number a, Number b) { return b - a; });
  if (name == "mul" || name == "multiply") return zip([](Number a, Number b) { return a * b; });
  if (name == "div" || name == "divide" || name == "true_divide") return zip([](Number a, Number b) { return a / b; });
  const bool equal = name == "eq", differs = name == "ne" || name == "not_equal";
  if (!equal && !differs) return false;
  result = Zip(x, y, Dtype::kBool,
               [&](double a, double b) { return (UnpackComplex(a) == UnpackComplex(b)) == equal ? 1.0 : 0.0; });
  return true;
}

}  // namespace

bool AnyComplex(const ValueList& arguments, const ValueMap& keywords) {
  return std::any_of(arguments.begin(), arguments.end(), IsComplex) ||
         std::any_of(keywords.begin(), keywords.end(), [](const auto& entry) { return IsComplex(entry.second); });
}

bool CallComplex(const std::string& name, const ValueList& arguments, const ValueMap& keywords, Value& result) {
  const auto argument = [&](std::size_t at, const char* keyword) -> const Value* {
    if (at < arguments.size()) return &arguments[at];
    const auto found = keywords.find(keyword);
    return found != keywords.end() ? &found->second : nullptr;
  };
  const Value* first = argument(0, "input");
  const Value* second = argument(1, "other");
  if (OnlyMoves(name)) return false;
  if (first != nullptr && arguments.size() + keywords.size() == 1) {
    if (Unary(name, Complexes(*first, name), result)) return true;
    if (name == "sum" || name == "mean") return result = Summed(Complexes(*first, name), name == "mean"), true;
  }
  if (first != nullptr && second != nullptr && arguments.size() + keywords.size() == 2 &&
      ComplexBinary(name, Complexes(*first, name), Complexes(*second, name), result)) {
    return true;
  }
  throw TensorError{"`" + name + "` of complex numbers is not modelled"};
}

void AddComplex(Table& table) {
  table.Add("complex(real, imag)",
            [](const Arguments& a) -> Value { return Joined(a.tensor("real"), a.tensor("imag")); });
  table.Add("view_as_complex(input)", [](const Arguments& a) -> Value { return FromPairs(a.tensor("input")); });
  // For real numbers; CallComplex has the others.
  table.Add("real(input)", [](const Arguments& a) -> Value { return a["input"]; });
  table.Add("conj(input)", [](const Arguments& a) -> Value { return a["input"]; });
  table.Alias("resolve_conj", "conj");
  for (const char* name : {"imag(input)", "angle(input)", "view_as_real(input)"})
    table.Add(name, [](const Arguments& a) -> Value { a.Fail("is modelled for complex numbers"); });
}

}  // namespace tensor
}  // namespace assay
