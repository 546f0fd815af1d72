// Radix sort by a block.
#pragma once

#include "cub/block/block_scan.cuh"

namespace cub {

template <class Key, int BlockDimX, int ItemsPerThread, class Value = NullType, int RadixBits = 4, bool MemoizeOuterScan = true,
          BlockScanAlgorithm InnerScan = BLOCK_SCAN_WARP_SCANS, int SharedMemConfig = 0, int BlockDimY = 1, int BlockDimZ = 1>
class BlockRadixSort {
 public:
  struct TempStorage
      : AssayStorage<(sizeof(Key) + sizeof(Value)) * BlockDimX * BlockDimY * BlockDimZ * ItemsPerThread + 4096> {};
  ASSAY_KEPT_STORAGE
  __device__ BlockRadixSort();
  __device__ BlockRadixSort(TempStorage& storage);
  __device__ void Sort(Key (&keys)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  template <class V>
  __device__ void Sort(Key (&keys)[ItemsPerThread], V (&values)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  __device__ void SortDescending(Key (&keys)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  template <class V>
  __device__ void SortDescending(Key (&keys)[ItemsPerThread], V (&values)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  __device__ void SortBlockedToStriped(Key (&keys)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  template <class V>
  __device__ void SortBlockedToStriped(Key (&keys)[ItemsPerThread], V (&values)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  __device__ void SortDescendingBlockedToStriped(Key (&keys)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
  template <class V>
  __device__ void SortDescendingBlockedToStriped(Key (&keys)[ItemsPerThread], V (&values)[ItemsPerThread], int begin = 0, int end = sizeof(Key) * 8);
};

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-sort.h"
#endif
