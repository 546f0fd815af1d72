#ifndef ASSAY_ATEN_CUDA_EMPTYTENSOR_H_
#define ASSAY_ATEN_CUDA_EMPTYTENSOR_H_

#include <ATen/core/TensorBody.h>

namespace at {
namespace detail {
Tensor empty_cuda(IntArrayRef size, ScalarType dtype, std::optional<Device> device_opt,
                  std::optional<MemoryFormat> memory_format_opt);
Tensor empty_cuda(IntArrayRef size, std::optional<ScalarType> dtype_opt, std::optional<Layout> layout_opt,
                  std::optional<Device> device_opt, std::optional<bool> pin_memory_opt,
                  std::optional<MemoryFormat> memory_format_opt);
Tensor empty_cuda(IntArrayRef size, const TensorOptions& options);
Tensor empty_strided_cuda(IntArrayRef size, IntArrayRef stride, ScalarType dtype, std::optional<Device> device_opt);
Tensor empty_strided_cuda(IntArrayRef size, IntArrayRef stride, const TensorOptions& options);
}  // namespace detail
}  // namespace at

#endif
