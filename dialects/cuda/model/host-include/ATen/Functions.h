// The operators as functions of at::, and those factories that are no row of the tables.
#ifndef ASSAY_ATEN_FUNCTIONS_H_
#define ASSAY_ATEN_FUNCTIONS_H_

#include <ATen/core/TensorBody.h>
#include <ATen/ops/create.h>
#include <ATen/ops/linalg.h>
#include <ATen/ops/nn.h>
#include <ATen/ops/pointwise.h>
#include <ATen/ops/reduction.h>
#include <ATen/ops/shape.h>

#include <functional>

namespace at {

Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides, const std::function<void(void*)>& deleter,
                 const TensorOptions& options = {}, const std::optional<Device> target_device = std::nullopt);
Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides, std::int64_t storage_offset,
                 const std::function<void(void*)>& deleter, const TensorOptions& options = {},
                 const std::optional<Device> target_device = std::nullopt);
Tensor from_blob(void* data, IntArrayRef sizes, std::function<void(void*)> deleter, const TensorOptions& options = {},
                 const std::optional<Device> target_device = std::nullopt);
Tensor from_blob(void* data, IntArrayRef sizes, IntArrayRef strides, const TensorOptions& options = {});
Tensor from_blob(void* data, IntArrayRef sizes, const TensorOptions& options = {});

// at::tensor takes flat lists and single values; torch::tensor takes nested ones as well.
template <typename T>
Tensor tensor(ArrayRef<T> values, const TensorOptions& options = {});
template <typename T>
Tensor tensor(std::initializer_list<T> values, const TensorOptions& options = {}) {
  return tensor(ArrayRef<T>(values), options);
}
template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
Tensor tensor(T value, const TensorOptions& options = {});
template <typename T>
Tensor tensor(const std::vector<T>& values, const TensorOptions& options = {}) {
  return tensor(ArrayRef<T>(values), options);
}

std::int64_t maybe_wrap_dim(std::int64_t dim, std::int64_t dim_post_expr, bool wrap_scalar = true);
std::vector<std::int64_t> infer_size(IntArrayRef a, IntArrayRef b);
DimVector infer_size_dv(IntArrayRef shape, std::int64_t numel);
bool globalContextAllowTF32();

}  // namespace at

#endif
