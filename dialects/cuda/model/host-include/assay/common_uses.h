// Instantiations that nearly every reply makes of the templates of torch's and the standard library's headers, so that
// a precompiled header contains them. Included by precompiled headers alone.
#ifndef ASSAY_COMMON_USES_H_
#define ASSAY_COMMON_USES_H_

#include <torch/types.h>

namespace assay_common_uses {
inline at::Tensor uses(at::Tensor x, const at::Tensor& y, c10::optional<torch::Tensor> bias, std::vector<int64_t> sizes, int n) {
  TORCH_CHECK(x.is_cuda(), "x must be on ", n, " of ", x.sizes(), x.device(), x.dtype(), std::string(), int64_t{1}, 'c', 1.0);
  TORCH_CHECK(x.dtype() == torch::kFloat32 && x.scalar_type() == at::kFloat && x.device() == y.device());
  TORCH_CHECK(x.sizes() == y.sizes() && x.sizes() != sizes, x.scalar_type());
  TORCH_CHECK(x.dim() == 2, "x has ", x.dim(), " dimensions");
  TORCH_CHECK(x.size(0) == y.size(1), "x has ", x.size(0), " rows, y ", y.size(1));
  TORCH_CHECK(n, "n is ", n);
  TORCH_CHECK(n, "of x ", x.size(0));
  TORCH_CHECK(n, "the text ", "in parts");
  TORCH_CHECK(n, "the text " + std::to_string(n));
#ifdef __CUDA__
  TORCH_CHECK(n, "the error ", cudaGetErrorString(cudaGetLastError()));
  if (n) throw std::runtime_error(std::string("text: ") + cudaGetErrorString(cudaGetLastError()));
#endif
  auto out = torch::empty({n, x.size(1)}, x.options());
  out = torch::empty(x.sizes(), x.options());
  out = torch::empty(sizes, torch::TensorOptions().dtype(torch::kFloat32).device(torch::kCUDA));
  out = torch::empty({n}, torch::dtype(torch::kFloat32).device(x.device()));
  out = torch::zeros({n, n, n, n}, x.options());
  auto options = torch::TensorOptions().dtype(x.dtype()).device(x.device());
  out = torch::zeros({n, y.size(0)}, options);
  out = torch::empty(sizes, options.dtype(torch::kInt64).requires_grad(false));
  const auto fixed = x.options().dtype(torch::kFloat32).device(torch::kCUDA);
  out = torch::full({n}, 0, fixed);
  const std::optional<c10::DeviceIndex> index = x.get_device();
  const c10::detail::Maybe<c10::DeviceIndex> guard_index(index);
  const c10::detail::Maybe<c10::Device> guard_device(device_of(x)), same_device(x.device());
  std::vector<int64_t> order(static_cast<std::size_t>(x.dim()));
  std::iota(order.begin(), order.end(), 0);
  order[0] = order.empty() ? *order.begin() : order.back();
  std::vector<float> numbers(3, 0.0f);
  bool* mask = out.data_ptr<bool>();
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
  (void)p, (void)q, (void)r, (void)s, (void)t, (void)h, (void)b, (void)item, (void)mask, (void)index, (void)guard_index, (void)guard_device, (void)same_device, (void)numbers, (void)pair, (void)device_of(x);
  return out;
}
}  // namespace assay_common_uses

#endif
