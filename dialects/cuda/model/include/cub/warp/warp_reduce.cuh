// Reduction by a warp: the result is valid in lane 0.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

template <class T, int LogicalWarpThreads = 32>
class WarpReduce {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * LogicalWarpThreads + 16> {};
  ASSAY_KEPT_STORAGE
  __device__ WarpReduce(TempStorage& storage);
  __device__ T Sum(T input);
  __device__ T Sum(T input, int valid);
  template <class Op>
  __device__ T Reduce(T input, Op op);
  template <class Op>
  __device__ T Reduce(T input, Op op, int valid);
  template <class Flag>
  __device__ T HeadSegmentedSum(T input, Flag flag);
  template <class Flag>
  __device__ T TailSegmentedSum(T input, Flag flag);
  template <class Op, class Flag>
  __device__ T HeadSegmentedReduce(T input, Flag flag, Op op);
  template <class Op, class Flag>
  __device__ T TailSegmentedReduce(T input, Flag flag, Op op);
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-warp-reduce.h"
#endif
