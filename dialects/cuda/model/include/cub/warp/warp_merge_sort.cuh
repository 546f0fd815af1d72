// Merge sort by a warp.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

template <class Key, int ItemsPerThread, int WarpThreads = 32, class Value = NullType>
class WarpMergeSort {
 public:
  struct TempStorage : AssayStorage<(sizeof(Key) + sizeof(Value)) * WarpThreads * ItemsPerThread + 64> {};
  ASSAY_KEPT_STORAGE
  WarpMergeSort() = delete;
  __device__ WarpMergeSort(TempStorage& storage);
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
  __device__ unsigned int get_member_mask() const;
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-warp-sort.h"
#endif
