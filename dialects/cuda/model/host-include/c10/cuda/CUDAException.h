// C10_CUDA_CHECK and C10_CUDA_KERNEL_LAUNCH_CHECK are defined only here: torch/extension.h does not include this
// header.
#ifndef ASSAY_C10_CUDA_CUDAEXCEPTION_H_
#define ASSAY_C10_CUDA_CUDAEXCEPTION_H_

#include <c10/macros/Macros.h>
#include <c10/util/Exception.h>

#include <cuda.h>
#include <cuda_runtime_api.h>

namespace c10 {
class CUDAError : public c10::Error { using Error::Error; };
namespace cuda {
void c10_cuda_check_implementation(const std::int32_t err, const char* filename, const char* function_name,
                                   const std::uint32_t line_number, const bool include_device_assertions);
void warn_or_error_on_sync();
}  // namespace cuda
}  // namespace c10

#define C10_CUDA_CHECK(EXPR)                                                                                           \
  do {                                                                                                                 \
    const cudaError_t __err = EXPR;                                                                                    \
    c10::cuda::c10_cuda_check_implementation(static_cast<std::int32_t>(__err), __FILE__, __func__,                     \
                                             static_cast<std::uint32_t>(__LINE__), true);                              \
  } while (0)
#define C10_CUDA_CHECK_WARN(EXPR)                                         \
  do {                                                                    \
    const cudaError_t __err = EXPR;                                       \
    if (C10_UNLIKELY(__err != cudaSuccess)) {                             \
      [[maybe_unused]] cudaError_t error_unused = cudaGetLastError();     \
      TORCH_WARN("CUDA warning: ", cudaGetErrorString(__err));            \
    }                                                                     \
  } while (0)
#define C10_CUDA_ERROR_HANDLED(EXPR) EXPR
#define C10_CUDA_IGNORE_ERROR(EXPR)                                       \
  do {                                                                    \
    const cudaError_t __err = EXPR;                                       \
    if (C10_UNLIKELY(__err != cudaSuccess)) (void)cudaGetLastError();     \
  } while (0)
#define C10_CUDA_CLEAR_ERROR()   \
  do {                           \
    (void)cudaGetLastError();    \
  } while (0)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(cudaGetLastError())
#define TORCH_DSA_KERNEL_LAUNCH(kernel, blocks, threads, shared_mem, stream, ...) \
  do {                                                                            \
    kernel<<<blocks, threads, shared_mem, stream>>>(__VA_ARGS__);                 \
    C10_CUDA_KERNEL_LAUNCH_CHECK();                                               \
  } while (0)

#endif
