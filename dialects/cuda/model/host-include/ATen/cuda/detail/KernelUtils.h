// CUDA_KERNEL_LOOP and the number of blocks that goes with it.
#ifndef ASSAY_ATEN_CUDA_DETAIL_KERNELUTILS_H_
#define ASSAY_ATEN_CUDA_DETAIL_KERNELUTILS_H_

#include <c10/util/Exception.h>

#include <limits>

#define CUDA_KERNEL_LOOP_TYPE(i, n, index_type)                                                    \
  std::int64_t _i_n_d_e_x = ((std::int64_t)blockIdx.x) * blockDim.x + threadIdx.x;                 \
  for (index_type i = _i_n_d_e_x; _i_n_d_e_x < (n); _i_n_d_e_x += blockDim.x * gridDim.x, i = _i_n_d_e_x)
#define CUDA_KERNEL_LOOP(i, n) CUDA_KERNEL_LOOP_TYPE(i, n, int)

namespace at {
namespace cuda {
namespace detail {
constexpr int CUDA_NUM_THREADS = 1024;
inline int GET_BLOCKS(const std::int64_t N, const std::int64_t max_threads_per_block = CUDA_NUM_THREADS) {
  TORCH_INTERNAL_ASSERT(N > 0, "CUDA kernel launch blocks must be positive, but got N=", N);
  std::int64_t blocks = (N - 1) / max_threads_per_block + 1;
  return static_cast<int>(blocks < std::numeric_limits<int>::max() ? blocks : std::numeric_limits<int>::max());
}
}  // namespace detail
}  // namespace cuda
}  // namespace at

#endif
