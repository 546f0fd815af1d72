#ifndef ASSAY_ATEN_CUDA_CUDAGRAPHSUTILS_CUH_
#define ASSAY_ATEN_CUDA_CUDAGRAPHSUTILS_CUH_

#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAGeneratorImpl.h>

#include <tuple>

namespace at {
namespace cuda {
namespace philox {
__host__ __device__ inline std::tuple<std::uint64_t, std::uint64_t> unpack(at::PhiloxCudaState arg) {
  return std::make_tuple(arg.seed_, arg.offset_);
}
}  // namespace philox
}  // namespace cuda
}  // namespace at

#endif
