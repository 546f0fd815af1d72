// Shared by the bodies of CUB's algorithms: lanes, ranks, items moved between lanes.
#pragma once

#include "assay/run/lanes.h"

namespace cub {

__device__ inline unsigned int LaneId() { return assay_run::Rank() % 32; }
__device__ inline unsigned int WarpId() { return assay_run::Rank() / 32; }
__device__ inline int RowMajorTid(int, int, int) { return static_cast<int>(assay_run::Rank()); }

}  // namespace cub

namespace assay_run {

// The lanes of a warp that a block of `threads` has.
__device__ __forceinline__ unsigned int WarpMask(int threads) {
  const int left = threads - static_cast<int>(Rank() / 32 * 32);
  return left >= 32 ? 0xffffffffu : (1u << left) - 1;
}
template <class T, class Storage>
__device__ __forceinline__ T* Stored(Storage* storage) {
  return reinterpret_cast<T*>(storage->assay_bytes);
}
struct Plus {
  template <class T>
  __device__ T operator()(const T& a, const T& b) const {
    return static_cast<T>(a + b);
  }
};

// The total of the first `valid` lanes of each `Width` lanes, in the lowest, by steps of 1, 2, 4, ... lanes.
template <int Width, class T, class Op>
__device__ T WarpTotal(unsigned int mask, T value, Op op, int valid) {
  const int lane = static_cast<int>(Rank() % 32 % Width), base = static_cast<int>(Rank() % 32) - lane;
  for (int step = 1; step < Width; step *= 2) {
    const int from = lane + step;
    const bool takes = from < valid && from < Width;
    const T other = FromLane(mask, value, static_cast<unsigned int>(takes ? base + from : base + lane));
    if (takes) value = op(value, other);
  }
  return value;
}
// The total of the lanes up to each, in each `Width` lanes.
template <int Width, class T, class Op>
__device__ T WarpPrefix(unsigned int mask, T value, Op op) {
  const int lane = static_cast<int>(Rank() % 32 % Width), base = static_cast<int>(Rank() % 32) - lane;
  for (int step = 1; step < Width; step *= 2) {
    const bool takes = lane >= step;
    const T other = FromLane(mask, value, static_cast<unsigned int>(base + (takes ? lane - step : lane)));
    if (takes) value = op(other, value);
  }
  return value;
}

}  // namespace assay_run
