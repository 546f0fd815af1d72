// Reduction by a block: the result is valid in thread 0.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS,
};

template <class T, int BlockDimX, BlockReduceAlgorithm Algorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int BlockDimY = 1, int BlockDimZ = 1>
class BlockReduce {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * (BlockDimX * BlockDimY * BlockDimZ / 32 + 2) + 16> {};
  ASSAY_KEPT_STORAGE
  __device__ BlockReduce();
  __device__ BlockReduce(TempStorage& storage);
  template <class Op>
  __device__ T Reduce(T input, Op op);
  template <int N, class Op>
  __device__ T Reduce(T (&inputs)[N], Op op);
  template <class Op>
  __device__ T Reduce(T input, Op op, int valid);
  __device__ T Sum(T input);
  template <int N>
  __device__ T Sum(T (&inputs)[N]);
  __device__ T Sum(T input, int valid);
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-block-reduce.h"
#endif
