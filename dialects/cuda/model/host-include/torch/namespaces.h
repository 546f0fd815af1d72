// Namespaces of torch/all.h, with the functions of them that replies call.
#ifndef ASSAY_TORCH_NAMESPACES_H_
#define ASSAY_TORCH_NAMESPACES_H_

#include <torch/types.h>

namespace torch {
namespace nn {
namespace functional {}
namespace init {}
namespace utils {}
}  // namespace nn
namespace optim {}
namespace data {}
namespace jit {}
namespace serialize {}
namespace indexing {
using namespace at::indexing;
}
inline void manual_seed(std::uint64_t seed) { at::manual_seed(seed); }
inline int get_num_threads() { return at::get_num_threads(); }
inline void set_num_threads(int threads) { at::set_num_threads(threads); }
namespace linalg {
inline Tensor norm(const Tensor& self, const std::optional<Scalar>& ord, OptionalIntArrayRef dim, bool keepdim,
                   std::optional<ScalarType> dtype) {
  return at::linalg_norm(self, ord, dim, keepdim, dtype);
}
inline Tensor inv(const Tensor& self) { return at::linalg_inv(self); }
inline Tensor det(const Tensor& self) { return at::linalg_det(self); }
inline Tensor cholesky(const Tensor& self) { return at::linalg_cholesky(self); }
inline Tensor matmul(const Tensor& self, const Tensor& other) { return at::linalg_matmul(self, other); }
inline Tensor multi_dot(TensorList tensors) { return at::linalg_multi_dot(tensors); }
inline Tensor solve(const Tensor& a, const Tensor& b, bool left) { return at::linalg_solve(a, b, left); }
}  // namespace linalg
namespace fft {
inline Tensor fft(const Tensor& self, std::optional<std::int64_t> n = std::nullopt, std::int64_t dim = -1,
                  std::optional<c10::string_view> norm = std::nullopt) {
  return at::fft_fft(self, n, dim, norm);
}
inline Tensor ifft(const Tensor& self, std::optional<std::int64_t> n = std::nullopt, std::int64_t dim = -1,
                   std::optional<c10::string_view> norm = std::nullopt) {
  return at::fft_ifft(self, n, dim, norm);
}
inline Tensor rfft(const Tensor& self, std::optional<std::int64_t> n = std::nullopt, std::int64_t dim = -1,
                   std::optional<c10::string_view> norm = std::nullopt) {
  return at::fft_rfft(self, n, dim, norm);
}
inline Tensor irfft(const Tensor& self, std::optional<std::int64_t> n = std::nullopt, std::int64_t dim = -1,
                    std::optional<c10::string_view> norm = std::nullopt) {
  return at::fft_irfft(self, n, dim, norm);
}
}  // namespace fft
namespace special {
inline Tensor erf(const Tensor& self) { return at::erf(self); }
inline Tensor erfc(const Tensor& self) { return at::erfc(self); }
inline Tensor expit(const Tensor& self) { return at::sigmoid(self); }
inline Tensor logsumexp(const Tensor& self, IntArrayRef dims, bool keepdim) { return at::logsumexp(self, dims, keepdim); }
}  // namespace special
}  // namespace torch

#endif
