#ifndef ASSAY_ATEN_CUDA_CUDAUTILS_H_
#define ASSAY_ATEN_CUDA_CUDAUTILS_H_

#include <ATen/cuda/CUDAContext.h>

namespace at {
namespace cuda {
inline bool check_device(ArrayRef<Tensor> ts) {
  for (const Tensor& t : ts) {
    if (t.device() != Device(kCUDA, current_device())) return false;
  }
  return true;
}
}  // namespace cuda
}  // namespace at

#endif
