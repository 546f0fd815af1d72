// Histogram by a block.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
template <class T, int BlockDimX, int ItemsPerThread, int Bins, BlockHistogramAlgorithm Algorithm = BLOCK_HISTO_SORT, int BlockDimY = 1, int BlockDimZ = 1>
class BlockHistogram {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * BlockDimX * BlockDimY * BlockDimZ * ItemsPerThread + 4096> {};
  __device__ BlockHistogram();
  __device__ BlockHistogram(TempStorage& storage);
  template <class Count>
  __device__ void InitHistogram(Count (&histogram)[Bins]);
  template <class Count>
  __device__ void Histogram(T (&items)[ItemsPerThread], Count (&histogram)[Bins]);
  template <class Count>
  __device__ void Composite(T (&items)[ItemsPerThread], Count (&histogram)[Bins]);
};

}  // namespace cub
