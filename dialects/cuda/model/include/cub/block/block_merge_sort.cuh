// Merge sort by a block.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

template <class Key, int BlockDimX, int ItemsPerThread, class Value = NullType, int BlockDimY = 1, int BlockDimZ = 1>
class BlockMergeSort {
 public:
  struct TempStorage : AssayStorage<(sizeof(Key) + sizeof(Value)) * BlockDimX * BlockDimY * BlockDimZ * ItemsPerThread + 64> {};
  ASSAY_KEPT_STORAGE
  __device__ BlockMergeSort();
  __device__ BlockMergeSort(TempStorage& storage);
  template <class Compare>
  __device__ void Sort(Key (&keys)[ItemsPerThread], Compare compare);
  template <class Compare>
  __device__ void Sort(Key (&keys)[ItemsPerThread], Compare compare, int valid, Key otherwise);
  template <class Compare>
  __device__ void Sort(Key (&keys)[ItemsPerThread], Value (&items)[ItemsPerThread], Compare compare);
  template <class Compare>
  __device__ void Sort(Key (&keys)[ItemsPerThread], Value (&items)[ItemsPerThread], Compare compare, int valid,
                       Key otherwise);
  template <class Compare>
  __device__ void StableSort(Key (&keys)[ItemsPerThread], Compare compare);
  template <class Compare>
  __device__ void StableSort(Key (&keys)[ItemsPerThread], Value (&items)[ItemsPerThread], Compare compare);
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-merge-sort.h"
#endif
