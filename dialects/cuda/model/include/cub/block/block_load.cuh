// Loads of several items a thread.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED,
};

template <class T, int BlockDimX, int ItemsPerThread, BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT, int BlockDimY = 1, int BlockDimZ = 1>
class BlockLoad {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * BlockDimX * BlockDimY * BlockDimZ * ItemsPerThread + 16> {};
  ASSAY_KEPT_STORAGE
  __device__ BlockLoad();
  __device__ BlockLoad(TempStorage& storage);
  template <class Iterator>
  __device__ void Load(Iterator from, T (&items)[ItemsPerThread]);
  template <class Iterator>
  __device__ void Load(Iterator from, T (&items)[ItemsPerThread], int valid);
  template <class Iterator, class Default>
  __device__ void Load(Iterator from, T (&items)[ItemsPerThread], int valid, Default otherwise);
};
template <class T, int N, class Iterator>
__device__ void LoadDirectBlocked(int thread, Iterator from, T (&items)[N]);
template <class T, int N, class Iterator>
__device__ void LoadDirectBlocked(int thread, Iterator from, T (&items)[N], int valid);
template <int Threads, class T, int N, class Iterator>
__device__ void LoadDirectStriped(int thread, Iterator from, T (&items)[N]);
template <int Threads, class T, int N, class Iterator>
__device__ void LoadDirectStriped(int thread, Iterator from, T (&items)[N], int valid);

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-load.h"
#endif
