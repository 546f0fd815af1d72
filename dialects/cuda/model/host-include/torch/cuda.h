#ifndef ASSAY_TORCH_CUDA_H_
#define ASSAY_TORCH_CUDA_H_

#include <c10/core/Device.h>

#include <cstddef>
#include <cstdint>

namespace torch {
// A separate namespace: with torch/all.h, names of at::cuda are not reachable as torch::cuda.
namespace cuda {
c10::DeviceIndex device_count();
bool is_available();
bool cudnn_is_available();
void manual_seed(std::uint64_t seed);
void manual_seed_all(std::uint64_t seed);
void synchronize(std::int64_t device_index = -1);
}  // namespace cuda
}  // namespace torch

#endif
