// Reordering of items among the threads of a block.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

template <class T, int BlockDimX, int ItemsPerThread, bool WarpTimeSlicing = false, int BlockDimY = 1, int BlockDimZ = 1>
class BlockExchange {
 public:
  struct TempStorage : AssayStorage<sizeof(T) * BlockDimX * BlockDimY * BlockDimZ * ItemsPerThread * 2 + 16> {};
  __device__ BlockExchange();
  __device__ BlockExchange(TempStorage& storage);
  template <class Out>
  __device__ void StripedToBlocked(const T (&input)[ItemsPerThread], Out (&output)[ItemsPerThread]);
  template <class Out>
  __device__ void BlockedToStriped(const T (&input)[ItemsPerThread], Out (&output)[ItemsPerThread]);
  template <class Out>
  __device__ void WarpStripedToBlocked(const T (&input)[ItemsPerThread], Out (&output)[ItemsPerThread]);
  template <class Out>
  __device__ void BlockedToWarpStriped(const T (&input)[ItemsPerThread], Out (&output)[ItemsPerThread]);
  template <class Out, class Rank>
  __device__ void ScatterToBlocked(const T (&input)[ItemsPerThread], Out (&output)[ItemsPerThread],
                                   Rank (&ranks)[ItemsPerThread]);
  template <class Out, class Rank>
  __device__ void ScatterToStriped(const T (&input)[ItemsPerThread], Out (&output)[ItemsPerThread],
                                   Rank (&ranks)[ItemsPerThread]);
};

}  // namespace cub
