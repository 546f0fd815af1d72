// torch::tensor and torch::from_blob. torch::tensor takes nested braces of numbers, single values and vectors.
#ifndef ASSAY_TORCH_TENSOR_DATA_H_
#define ASSAY_TORCH_TENSOR_DATA_H_

#include <ATen/Functions.h>

#include <functional>
#include <initializer_list>
#include <vector>

namespace torch {
namespace detail {

// Lists in lists, each of them with the sizes of its first item.
struct TensorDataContainer {
  TensorDataContainer();
#define ASSAY_TENSOR_DATA(T, S) TensorDataContainer(T value);
  AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(ASSAY_TENSOR_DATA)
#undef ASSAY_TENSOR_DATA
  TensorDataContainer(std::initializer_list<TensorDataContainer> list);
#define ASSAY_TENSOR_DATA(T, S)                 \
  TensorDataContainer(at::ArrayRef<T> values);  \
  TensorDataContainer(const std::vector<T>& values) : TensorDataContainer(at::ArrayRef<T>(values)) {}
  ASSAY_TENSOR_DATA(std::uint8_t, Byte)
  ASSAY_TENSOR_DATA(std::int8_t, Char)
  ASSAY_TENSOR_DATA(std::int16_t, Short)
  ASSAY_TENSOR_DATA(int, Int)
  ASSAY_TENSOR_DATA(std::int64_t, Long)
  ASSAY_TENSOR_DATA(float, Float)
  ASSAY_TENSOR_DATA(double, Double)
  ASSAY_TENSOR_DATA(at::Half, Half)
  ASSAY_TENSOR_DATA(at::BFloat16, BFloat16)
  ASSAY_TENSOR_DATA(c10::complex<float>, ComplexFloat)
  ASSAY_TENSOR_DATA(c10::complex<double>, ComplexDouble)
#undef ASSAY_TENSOR_DATA
  TensorDataContainer(const std::vector<bool>& values);

 private:
  friend struct TensorDataAccess;
  std::vector<std::int64_t> sizes_;
  std::vector<at::Scalar> values_;
  at::ScalarType type_;
};

}  // namespace detail

at::Tensor tensor(detail::TensorDataContainer tensor_data_container, const at::TensorOptions& options = {});

using Deleter = std::function<void(void*)>;
at::Tensor from_blob(void* data, at::IntArrayRef sizes, at::IntArrayRef strides, const Deleter& deleter,
                     const at::TensorOptions& options = at::TensorOptions());
at::Tensor from_blob(void* data, at::IntArrayRef sizes, at::IntArrayRef strides,
                     const at::TensorOptions& options = at::TensorOptions());
at::Tensor from_blob(void* data, at::IntArrayRef sizes, const Deleter& deleter,
                     const at::TensorOptions& options = at::TensorOptions());
at::Tensor from_blob(void* data, at::IntArrayRef sizes, const at::TensorOptions& options = at::TensorOptions());

}  // namespace torch

#endif
