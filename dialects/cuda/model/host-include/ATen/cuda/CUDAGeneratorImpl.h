#ifndef ASSAY_ATEN_CUDA_CUDAGENERATORIMPL_H_
#define ASSAY_ATEN_CUDA_CUDAGENERATORIMPL_H_

#include <ATen/core/Generator.h>
#include <ATen/cuda/PhiloxCudaState.h>
#include <c10/macros/Macros.h>

namespace at {
struct CUDAGeneratorImpl {
  void set_current_seed(std::uint64_t seed);
  std::uint64_t current_seed() const;
  PhiloxCudaState philox_cuda_state(std::uint64_t increment);
  std::pair<std::uint64_t, std::uint64_t> philox_engine_inputs(std::uint64_t increment);
  std::mutex mutex_;
};
namespace cuda {
namespace detail {
const Generator& getDefaultCUDAGenerator(DeviceIndex device_index = -1);
Generator createCUDAGenerator(DeviceIndex device_index = -1);
}  // namespace detail
}  // namespace cuda
}  // namespace at

#endif
