// See operator-strides.h.
#include "dialects/cuda/host/operator-strides.h"

#include <algorithm>
#include <set>

namespace assay::cuda {

Shape IteratedStrides(const Shape& shape, const std::vector<const Tensor*>& operands) {
  const std::size_t rank = shape.size();
  const auto stride = [&](const Tensor& of, std::size_t d) -> std::int64_t {
    const std::size_t missing = rank - of.shape().size();
    if (d < missing || (of.shape()[d - missing] == 1 && shape[d] != 1)) return 0;
    return of.strides()[d - missing];
  };
  const auto comes_later = [&](std::size_t a, std::size_t b) {
    for (const Tensor* operand : operands) {
      const std::int64_t x = stride(*operand, a), y = stride(*operand, b);
      if (x == 0 || y == 0) continue;
      if (x != y) return x < y ? -1 : 1;
      if (shape[a] > shape[b]) return 1;
    }
    return 0;
  };
  std::vector<std::size_t> order;  // the innermost first
  for (std::size_t d = rank; d-- > 0;) order.push_back(d);
  for (std::size_t i = 1; i < rank; ++i) {
    std::size_t moved = i;
    for (std::size_t j = i; j-- > 0;) {
      const int later = comes_later(order[j], order[moved]);
      if (later < 0) break;
      if (later == 0) continue;
      std::swap(order[j], order[moved]);
      moved = j;
    }
  }
  Shape strides(rank);
  std::int64_t expected = 1;
  for (const std::size_t d : order) {
    strides[d] = expected;
    expected *= std::max<std::int64_t>(shape[d], 1);
  }
  return strides;
}

Tensor LikeStrides(const Tensor& like, Dtype dtype) {
  Tensor made = Tensor::ShapeOnly(dtype, like.shape());
  if (like.contiguous()) return made;
  // Dense: the same elements in another order.
  std::vector<std::size_t> order;
  for (std::size_t d = 0; d < like.shape().size(); ++d) order.push_back(d);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return like.strides()[a] < like.strides()[b]; });
  std::int64_t expected = 1;
  for (const std::size_t d : order) {
    if (like.shape()[d] == 1) continue;
    if (like.strides()[d] != expected) return made.View(like.shape(), IteratedStrides(like.shape(), {&like}), 0);
    expected *= like.shape()[d];
  }
  return made.View(like.shape(), like.strides(), 0);
}

bool GoesByElements(const std::string& name) {
  static const std::set<std::string> names = {
      "add",   "sub",     "mul",     "div",      "relu",   "sigmoid",     "tanh",    "exp",       "log",       "sqrt",
      "rsqrt", "neg",     "abs",     "pow",      "square", "reciprocal",  "clamp",   "clamp_min", "clamp_max", "gelu",
      "silu",  "maximum", "minimum", "softplus", "sign",   "leaky_relu",  "elu",     "hardtanh",  "hardswish", "mish",
      "where", "sin",     "cos",     "floor",    "ceil",   "hardsigmoid", "addcmul", "addcdiv",   "lerp",      "log1p"};
  return names.contains(name);
}

bool MakesRows(const std::string& name) {
  static const std::set<std::string> names = {"mm", "bmm", "addmm", "linear", "baddbmm", "matmul"};
  return names.contains(name);
}

}  // namespace assay::cuda
