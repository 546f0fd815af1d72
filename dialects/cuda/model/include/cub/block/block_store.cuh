// Stores of several items a thread.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED,
};

template <class T, int BlockDimX, int ItemsPerThread, BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT, int BlockDimY = 1, int BlockDimZ = 1>
class BlockStore {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * BlockDimX * BlockDimY * BlockDimZ * ItemsPerThread + 16> {};
  ASSAY_KEPT_STORAGE
  __device__ BlockStore();
  __device__ BlockStore(TempStorage& storage);
  template <class Iterator>
  __device__ void Store(Iterator to, T (&items)[ItemsPerThread]);
  template <class Iterator>
  __device__ void Store(Iterator to, T (&items)[ItemsPerThread], int valid);
};
template <class T, int N, class Iterator>
__device__ void StoreDirectBlocked(int thread, Iterator to, T (&items)[N]);
template <class T, int N, class Iterator>
__device__ void StoreDirectBlocked(int thread, Iterator to, T (&items)[N], int valid);
template <int Threads, class T, int N, class Iterator>
__device__ void StoreDirectStriped(int thread, Iterator to, T (&items)[N]);
template <int Threads, class T, int N, class Iterator>
__device__ void StoreDirectStriped(int thread, Iterator to, T (&items)[N], int valid);

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-store.h"
#endif
