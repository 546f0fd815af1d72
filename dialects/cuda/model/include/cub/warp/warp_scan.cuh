// Prefix sums over a warp.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

template <class T, int LogicalWarpThreads = 32>
class WarpScan {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * LogicalWarpThreads * 2 + 16> {};
  ASSAY_KEPT_STORAGE
  __device__ WarpScan(TempStorage& storage);
  __device__ void InclusiveSum(T input, T& output);
  __device__ void InclusiveSum(T input, T& output, T& aggregate);
  __device__ void ExclusiveSum(T input, T& output);
  __device__ void ExclusiveSum(T input, T& output, T& aggregate);
  template <class Op>
  __device__ void InclusiveScan(T input, T& output, Op op);
  template <class Op>
  __device__ void InclusiveScan(T input, T& output, Op op, T& aggregate);
  template <class Op>
  __device__ void ExclusiveScan(T input, T& output, Op op);
  template <class Op>
  __device__ void ExclusiveScan(T input, T& output, T initial, Op op);
  template <class Op>
  __device__ void ExclusiveScan(T input, T& output, T initial, Op op, T& aggregate);
  __device__ T Broadcast(T input, unsigned int lane);
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-warp-scan.h"
#endif
