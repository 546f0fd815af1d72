// Written by scripts/model/torch-operators from operators/create.tsv.
#ifndef ASSAY_TORCH_FACTORIES_H_
#define ASSAY_TORCH_FACTORIES_H_

#include <ATen/core/TensorBody.h>

namespace torch {
at::Tensor arange(const at::Scalar& end, at::TensorOptions options = {});
at::Tensor arange(const at::Scalar& start, const at::Scalar& end, at::TensorOptions options = {});
at::Tensor arange(const at::Scalar& start, const at::Scalar& end, const at::Scalar& step, at::TensorOptions options = {});
at::Tensor empty(at::IntArrayRef size, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor empty(at::IntArrayRef size, at::OptionalDimnames names, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor empty_strided(at::IntArrayRef size, at::IntArrayRef stride, at::TensorOptions options = {});
at::Tensor empty_like(const at::Tensor& self, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor eye(int64_t n, at::TensorOptions options = {});
at::Tensor eye(int64_t n, int64_t m, at::TensorOptions options = {});
at::Tensor full(at::IntArrayRef size, const at::Scalar& fill_value, at::TensorOptions options = {});
at::Tensor full(at::IntArrayRef size, const at::Scalar& fill_value, at::OptionalDimnames names, at::TensorOptions options = {});
at::Tensor full_like(const at::Tensor& self, const at::Scalar& fill_value, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor from_file(c10::string_view filename, std::optional<bool> shared = {}, std::optional<int64_t> size = 0, at::TensorOptions options = {});
at::Tensor linspace(const at::Scalar& start, const at::Scalar& end, int64_t steps, at::TensorOptions options = {});
at::Tensor logspace(const at::Scalar& start, const at::Scalar& end, int64_t steps, double base = 10.0, at::TensorOptions options = {});
at::Tensor ones(at::IntArrayRef size, at::TensorOptions options = {});
at::Tensor ones(at::IntArrayRef size, at::OptionalDimnames names, at::TensorOptions options = {});
at::Tensor ones_like(const at::Tensor& self, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor zeros(at::IntArrayRef size, at::TensorOptions options = {});
at::Tensor zeros(at::IntArrayRef size, at::OptionalDimnames names, at::TensorOptions options = {});
at::Tensor zeros_like(const at::Tensor& self, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor rand(at::IntArrayRef size, at::TensorOptions options = {});
at::Tensor rand(at::IntArrayRef size, std::optional<at::Generator> generator, at::TensorOptions options = {});
at::Tensor rand_like(const at::Tensor& self, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor randint(int64_t high, at::IntArrayRef size, at::TensorOptions options = at::kLong);
at::Tensor randint(int64_t high, at::IntArrayRef size, std::optional<at::Generator> generator, at::TensorOptions options = at::kLong);
at::Tensor randint(int64_t low, int64_t high, at::IntArrayRef size, at::TensorOptions options = at::kLong);
at::Tensor randint(int64_t low, int64_t high, at::IntArrayRef size, std::optional<at::Generator> generator, at::TensorOptions options = at::kLong);
at::Tensor randint_like(const at::Tensor& self, int64_t high, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor randint_like(const at::Tensor& self, int64_t low, int64_t high, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor randn(at::IntArrayRef size, at::TensorOptions options = {});
at::Tensor randn(at::IntArrayRef size, std::optional<at::Generator> generator, at::TensorOptions options = {});
at::Tensor randn_like(const at::Tensor& self, at::TensorOptions options = {}, std::optional<at::MemoryFormat> memory_format = {});
at::Tensor randperm(int64_t n, at::TensorOptions options = at::kLong);
at::Tensor randperm(int64_t n, std::optional<at::Generator> generator, at::TensorOptions options = at::kLong);
at::Tensor range(const at::Scalar& start, const at::Scalar& end, at::TensorOptions options = {});
at::Tensor range(const at::Scalar& start, const at::Scalar& end, const at::Scalar& step = 1, at::TensorOptions options = {});
at::Tensor scalar_tensor(const at::Scalar& s, at::TensorOptions options = {});
at::Tensor tril_indices(int64_t row, int64_t col, int64_t offset = 0, at::TensorOptions options = at::kLong);
at::Tensor triu_indices(int64_t row, int64_t col, int64_t offset = 0, at::TensorOptions options = at::kLong);
at::Tensor hann_window(int64_t window_length, at::TensorOptions options = {});
at::Tensor hamming_window(int64_t window_length, at::TensorOptions options = {});
at::Tensor blackman_window(int64_t window_length, at::TensorOptions options = {});
at::Tensor sparse_coo_tensor(const at::Tensor& indices, const at::Tensor& values, at::TensorOptions options = {});
at::Tensor sparse_coo_tensor(const at::Tensor& indices, const at::Tensor& values, at::IntArrayRef size, at::TensorOptions options = {});
}  // namespace torch

#endif
