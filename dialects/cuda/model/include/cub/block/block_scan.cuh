// Prefix sums over a block.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };

template <class T, int BlockDimX, BlockScanAlgorithm Algorithm = BLOCK_SCAN_RAKING, int BlockDimY = 1, int BlockDimZ = 1>
class BlockScan {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * (BlockDimX * BlockDimY * BlockDimZ + 34) + 16> {};
  ASSAY_KEPT_STORAGE
  __device__ BlockScan();
  __device__ BlockScan(TempStorage& storage);
  __device__ void InclusiveSum(T input, T& output);
  __device__ void InclusiveSum(T input, T& output, T& aggregate);
  template <class Prefix, class = typename std::enable_if<std::is_class<Prefix>::value && !std::is_same<Prefix, T>::value>::type>
  __device__ void InclusiveSum(T input, T& output, Prefix& prefix);
  template <int N>
  __device__ void InclusiveSum(T (&input)[N], T (&output)[N]);
  template <int N>
  __device__ void InclusiveSum(T (&input)[N], T (&output)[N], T& aggregate);
  template <int N, class Prefix, class = typename std::enable_if<std::is_class<Prefix>::value && !std::is_same<Prefix, T>::value>::type>
  __device__ void InclusiveSum(T (&input)[N], T (&output)[N], Prefix& prefix);
  template <class Op>
  __device__ void InclusiveScan(T input, T& output, Op op);
  template <class Op>
  __device__ void InclusiveScan(T input, T& output, Op op, T& aggregate);
  template <int N, class Op>
  __device__ void InclusiveScan(T (&input)[N], T (&output)[N], Op op);
  __device__ void ExclusiveSum(T input, T& output);
  __device__ void ExclusiveSum(T input, T& output, T& aggregate);
  template <class Prefix, class = typename std::enable_if<std::is_class<Prefix>::value && !std::is_same<Prefix, T>::value>::type>
  __device__ void ExclusiveSum(T input, T& output, Prefix& prefix);
  template <int N>
  __device__ void ExclusiveSum(T (&input)[N], T (&output)[N]);
  template <int N>
  __device__ void ExclusiveSum(T (&input)[N], T (&output)[N], T& aggregate);
  template <int N, class Prefix, class = typename std::enable_if<std::is_class<Prefix>::value && !std::is_same<Prefix, T>::value>::type>
  __device__ void ExclusiveSum(T (&input)[N], T (&output)[N], Prefix& prefix);
  template <class Op>
  __device__ void ExclusiveScan(T input, T& output, Op op);
  template <class Op>
  __device__ void ExclusiveScan(T input, T& output, T initial, Op op);
  template <class Op>
  __device__ void ExclusiveScan(T input, T& output, T initial, Op op, T& aggregate);
  template <int N, class Op>
  __device__ void ExclusiveScan(T (&input)[N], T (&output)[N], T initial, Op op);
  template <int N, class Op>
  __device__ void ExclusiveScan(T (&input)[N], T (&output)[N], T initial, Op op, T& aggregate);
  template <int N, class Op>
  __device__ void ExclusiveScan(T (&input)[N], T (&output)[N], Op op);
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-block-scan.h"
#endif
