// Runs of equal items.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

struct DeviceRunLengthEncode {
  template <class In, class Unique, class Lengths, class Runs, class Count>
  static cudaError_t Encode(void* temp, size_t& bytes, In in, Unique unique, Lengths lengths, Runs runs, Count count, cudaStream_t stream = 0);
};

}  // namespace cub
