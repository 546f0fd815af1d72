// Histograms.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

struct DeviceHistogram {
  template <class In, class Counter, class Level, class Count>
  static cudaError_t HistogramEven(void* temp, size_t& bytes, In in, Counter* histogram, int levels, Level lower, Level upper, Count count, cudaStream_t stream = 0);
  template <class In, class Counter, class Level, class Count>
  static cudaError_t HistogramRange(void* temp, size_t& bytes, In in, Counter* histogram, int levels, const Level* bounds, Count count, cudaStream_t stream = 0);
};

}  // namespace cub
