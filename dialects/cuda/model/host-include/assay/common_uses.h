// What nearly every reply makes of the templates of torch's and the standard library's headers, so that a precompiled header
// holds the instantiations. Included by precompiled headers alone.
#ifndef ASSAY_COMMON_USES_H_
#define ASSAY_COMMON_USES_H_

#include <torch/types.h>

namespace assay_common_uses {
inline at::Tensor uses(at::Tensor x, const at::Tensor& y, c10::optional<torch::Tensor> bias, std::vector<int64_t> sizes, int n) {
  TORCH_CHECK(x.is_cuda(), "x must be on ", n, " of ", x.sizes(), x.device(), x.dtype(), std::string(), int64_t{1}, 'c', 1.0);
  TORCH_CHECK(x.dtype() == torch::kFloat32 && x.scalar_type() == at::kFloat && x.device() == y.device());
  TORCH_CHECK(x.sizes() == y.sizes() && x.sizes() != sizes, x.scalar_type());
  auto out = torch::empty({n, x.size(1)}, x.options());
  out = torch::empty(x.sizes(), x.options());
  out = torch::empty(sizes, torch::TensorOptions().dtype(torch::kFloat32).device(torch::kCUDA));
  out = torch::empty({n}, torch::dtype(torch::kFloat32).device(x.device()));
  out = torch::zeros({n, n, n, n}, x.options());
  out = torch::zeros(sizes, x.options().dtype(torch::kInt32));
  out = torch::zeros({n}, torch::TensorOptions().device(torch::kCUDA, 0).dtype(torch::kFloat32).requires_grad(false));
  out = torch::ones({n}, torch::kCUDA);
  out = torch::full({n}, 1.0f, x.options());
  out = torch::empty_like(x);
  out = torch::zeros_like(x);
  out = x.contiguous().view({n, -1}).reshape({-1}).permute({1, 0}).transpose(0, 1).to(torch::kFloat32).t().clone();
  out = x.sum() + x.mean({2, 3}) + x.unsqueeze(0).squeeze(0) + torch::matmul(x, y) * 2;
  const float* p = bias.has_value() ? bias.value().data_ptr<float>() : nullptr;
  float* q = out.data_ptr<float>();
  int64_t* r = out.data_ptr<int64_t>();
  double* s = out.data_ptr<double>();
  int* t = out.data_ptr<int>();
  at::Half* h = out.data_ptr<at::Half>();
  c10::BFloat16* b = out.data_ptr<c10::BFloat16>();
  float item = x.item<float>() + x.sizes()[0] + std::min(n, 3) + std::max<int64_t>(n, x.numel());
  if (n) throw std::runtime_error("text" + std::to_string(n));
  std::vector<torch::Tensor> several{x, y};
  several.push_back(out);
  auto shape = x.sizes().vec();
  shape.push_back(std::accumulate(shape.begin(), shape.end(), int64_t{1}, std::multiplies<int64_t>()));
  std::tuple<torch::Tensor, torch::Tensor> pair = std::make_tuple(x, y);
  AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "uses", [&] { (void)x.data_ptr<scalar_t>(); });
  std::cout << n << 1.0f << "text" << std::string() << std::endl;
  (void)p, (void)q, (void)r, (void)s, (void)t, (void)h, (void)b, (void)item, (void)pair, (void)device_of(x);
  return out;
}
}  // namespace assay_common_uses

#endif
