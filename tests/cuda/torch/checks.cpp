// Checks and errors.
#include <torch/extension.h>

#define CHECK_CUDA(x) TORCH_CHECK(x.is_cuda(), #x " must be a CUDA tensor")
#define CHECK_INPUT(x) CHECK_CUDA(x); AT_ASSERTM(x.is_contiguous(), #x " must be contiguous")

torch::Tensor check(torch::Tensor x, int n, c10::optional<torch::Tensor> o) {
  CHECK_INPUT(x);
  TORCH_CHECK(x.dim() == 2);
  TORCH_CHECK(n > 0, "n is ", n, " of ", x.sizes(), " on ", x.device(), " as ", x.dtype(), " or ", x.scalar_type());
  TORCH_CHECK(o, "contextual conversion");
  if (n) TORCH_CHECK(false, "no braces"); else n = 1;  // error: expected expression
  TORCH_INTERNAL_ASSERT(n == 1);
  AT_ASSERT(n == 1);
  AT_ERROR("failed ", n);
  TORCH_WARN("careful");
  TORCH_WARN_ONCE("once ", n);
  TORCH_CHECK_EQ(n, 2);
  TORCH_CHECK_VALUE(n, "value");
  try { x.sum(); } catch (const c10::Error& e) { throw std::runtime_error(e.what()); }
  TORCH_CHECK();                           // error: expected expression
  TORCH_CHECK(n > 0, std::vector<int>{1}, std::vector<int64_t>{2});
  struct Opaque {};
  TORCH_CHECK(n > 0, Opaque());            // error: in header
}
