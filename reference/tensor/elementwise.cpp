// See elementwise.h.
#include "reference/tensor/elementwise.h"

#include <algorithm>
#include <array>

namespace assay::tensor {

namespace {

constexpr auto kOperations = std::to_array<std::string_view>({"abs",
                                                              "acos",
                                                              "acosh",
                                                              "add",
                                                              "addcdiv",
                                                              "addcmul",
                                                              "asin",
                                                              "asinh",
                                                              "atan",
                                                              "atan2",
                                                              "atanh",
                                                              "bitwise_and",
                                                              "bitwise_left_shift",
                                                              "bitwise_not",
                                                              "bitwise_or",
                                                              "bitwise_right_shift",
                                                              "bitwise_xor",
                                                              "ceil",
                                                              "celu",
                                                              "clamp",
                                                              "clamp_max",
                                                              "clamp_min",
                                                              "copysign",
                                                              "cos",
                                                              "cosh",
                                                              "deg2rad",
                                                              "digamma",
                                                              "div",
                                                              "elu",
                                                              "eq",
                                                              "erf",
                                                              "erfc",
                                                              "erfinv",
                                                              "exp",
                                                              "exp2",
                                                              "expm1",
                                                              "floor",
                                                              "floor_divide",
                                                              "fmax",
                                                              "fmin",
                                                              "fmod",
                                                              "frac",
                                                              "gcd",
                                                              "ge",
                                                              "gelu",
                                                              "gt",
                                                              "hardshrink",
                                                              "hardsigmoid",
                                                              "hardswish",
                                                              "hardtanh",
                                                              "heaviside",
                                                              "hypot",
                                                              "isclose",
                                                              "isfinite",
                                                              "isinf",
                                                              "isnan",
                                                              "isneginf",
                                                              "isposinf",
                                                              "ldexp",
                                                              "le",
                                                              "leaky_relu",
                                                              "lerp",
                                                              "lgamma",
                                                              "log",
                                                              "log10",
                                                              "log1p",
                                                              "log2",
                                                              "logaddexp",
                                                              "logical_and",
                                                              "logical_not",
                                                              "logical_or",
                                                              "logical_xor",
                                                              "logit",
                                                              "logsigmoid",
                                                              "lt",
                                                              "maximum",
                                                              "minimum",
                                                              "mish",
                                                              "mul",
                                                              "nan_to_num",
                                                              "ne",
                                                              "neg",
                                                              "positive",
                                                              "pow",
                                                              "rad2deg",
                                                              "reciprocal",
                                                              "relu",
                                                              "relu6",
                                                              "remainder",
                                                              "round",
                                                              "rsqrt",
                                                              "rsub",
                                                              "selu",
                                                              "sigmoid",
                                                              "sign",
                                                              "signbit",
                                                              "silu",
                                                              "sin",
                                                              "sinc",
                                                              "sinh",
                                                              "softplus",
                                                              "softshrink",
                                                              "softsign",
                                                              "sqrt",
                                                              "square",
                                                              "squared_difference",
                                                              "sub",
                                                              "tan",
                                                              "tanh",
                                                              "tanhshrink",
                                                              "threshold",
                                                              "trunc",
                                                              "where",
                                                              "xlogy"});
static_assert(std::is_sorted(kOperations.begin(), kOperations.end()));

}  // namespace

std::span<const std::string_view> ElementwiseOperations() { return kOperations; }

bool WorksByElement(std::string_view name, const ValueList& arguments, const ValueMap& keywords, const Value& result) {
  if (!result.is_tensor() || !std::binary_search(kOperations.begin(), kOperations.end(), name)) return false;
  const Shape& shape = result.tensor()->shape();
  const auto fits = [&](const Value& value) {
    if (value.is_tensor()) return value.tensor()->count() == 1 || value.tensor()->shape() == shape;
    return !value.is_sequence();
  };
  return std::all_of(arguments.begin(), arguments.end(), fits) &&
         std::all_of(keywords.begin(), keywords.end(), [&](const auto& entry) { return fits(entry.second); });
}

}  // namespace assay::tensor
