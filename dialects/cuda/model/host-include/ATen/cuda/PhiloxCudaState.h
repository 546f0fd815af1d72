#ifndef ASSAY_ATEN_CUDA_PHILOXCUDASTATE_H_
#define ASSAY_ATEN_CUDA_PHILOXCUDASTATE_H_

#include <cstdint>

namespace at {
struct PhiloxCudaState {
  PhiloxCudaState() = default;
  PhiloxCudaState(std::uint64_t seed, std::uint64_t offset) : seed_(seed), offset_(offset) {}
  std::uint64_t seed_ = 0;
  std::uint64_t offset_ = 0;
  bool captured_ = false;
};
}  // namespace at

#endif
