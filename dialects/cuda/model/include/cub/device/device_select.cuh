// Selections.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

struct DeviceSelect {
  template <class In, class Flags, class Out, class Selected, class Count>
  static cudaError_t Flagged(void* temp, size_t& bytes, In in, Flags flags, Out out, Selected selected, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Selected, class Op, class Count>
  static cudaError_t If(void* temp, size_t& bytes, In in, Out out, Selected selected, Count count, Op op, cudaStream_t stream = 0);
  template <class In, class Out, class Selected, class Count>
  static cudaError_t Unique(void* temp, size_t& bytes, In in, Out out, Selected selected, Count count, cudaStream_t stream = 0);
};

}  // namespace cub
