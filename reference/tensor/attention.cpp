// Scaled dot-product attention.
#include <cmath>
#include <limits>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

Value Attention(const Arguments& a) {
  const Tensor q = a.tensor("query");
  Tensor k = a.tensor("key"), v = a.tensor("value");
  if (a.number("dropout_p") != 0) a.Fail("with dropout draws at random");
  if (a.flag("enable_gqa") && q.rank() > 2) {
    const std::int64_t times = q.size(q.rank() - 3) / k.size(k.rank() - 3);
    k = *CallTorchHere("repeat_interleave", {k, times, -3}).tensor();
    v = *CallTorchHere("repeat_interleave", {v, times, -3}).tensor();
  }
  const Dtype dtype = q.dtype();
  const double scale = a.given("scale") ? a.number("scale") : 1 / std::sqrt(static_cast<double>(q.size(q.rank() - 1)));
  // Scores stay in double: fused kernels keep them in float32 or better whatever the dtype of the inputs.
  const Value turned = CallTorchHere("transpose", {k.To(Dtype::kF64), -2, -1});
  Tensor scores = Matmul(q.To(Dtype::kF64), *turned.tensor());
  scores = Map(scores, Dtype::kF64, [scale](double s) { return s * scale; });
  const std::int64_t rows = scores.size(scores.rank() - 2), columns = scores.size(scores.rank() - 1);
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  if (a.flag("is_causal")) {
    std::int64_t i = 0;
    scores = Map(scores, Dtype::kF64, [=](double s) mutable {
      const bool seen = i % columns <= i / columns % rows;
      ++i;
      return seen ? s : kNever;
    });
  }
  if (a.given("attn_mask")) {
    const Tensor mask = a.tensor("attn_mask");
    const bool keeps = mask.dtype() == Dtype::kBool;
    scores = Zip(scores, mask, Dtype::kF64, [=](double s, double m) { return keeps ? (m != 0 ? s : kNever) : s + m; });
  }
  return Matmul(Softmax(scores, scores.rank() - 1, false), v.To(Dtype::kF64)).To(dtype);
}

}  // namespace

void AddAttention(Table& table) {
  table.Add(
      "scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, "
      "enable_gqa=False)",
      Attention);
}

}  // namespace assay::tensor
