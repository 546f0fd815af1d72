// Ranks and masks of a block, and values of any size moved between lanes.
#pragma once

#include <string.h>

#include "assay/simt.h"

namespace assay_run {

__device__ __forceinline__ unsigned int Rank() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
__device__ __forceinline__ unsigned int BlockSize() { return blockDim.x * blockDim.y * blockDim.z; }
__device__ __forceinline__ unsigned int Below(unsigned int mask) { return mask & ((1u << Rank() % 32) - 1); }

__device__ __forceinline__ unsigned int LaneAt(unsigned int mask, unsigned int rank) {
  for (unsigned int lane = 0; lane < 32; ++lane)
    if ((mask >> lane & 1u) != 0 && rank-- == 0) return lane;
  return Rank() % 32;
}
// The bits of `mask` that `set` has, side by side.
__device__ __forceinline__ unsigned int Gathered(unsigned int mask, unsigned int set) {
  unsigned int result = 0, position = 0;
  for (unsigned int lane = 0; lane < 32; ++lane) {
    if ((mask >> lane & 1u) == 0) continue;
    result |= (set >> lane & 1u) << position++;
  }
  return result;
}
// A value of any size, word by word.
template <class T>
__device__ __forceinline__ T FromLane(unsigned int mask, const T& value, unsigned int lane) {
  unsigned int words[(sizeof(T) + 3) / 4] = {};
  memcpy(words, static_cast<const void*>(&value), sizeof(T));
  for (unsigned int& word : words) word = __shfl_sync(mask, word, static_cast<int>(lane));
  T result = value;
  memcpy(static_cast<void*>(&result), words, sizeof(T));
  return result;
}

}  // namespace assay_run
