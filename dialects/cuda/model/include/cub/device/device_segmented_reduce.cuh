// Reductions of segments.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

struct DeviceSegmentedReduce {
  template <class In, class Out, class Begin, class End, class Op, class T>
  static cudaError_t Reduce(void* temp, size_t& bytes, In in, Out out, int segments, Begin begins, End ends, Op op, T initial, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  static cudaError_t Sum(void* temp, size_t& bytes, In in, Out out, int segments, Begin begins, End ends, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  static cudaError_t Max(void* temp, size_t& bytes, In in, Out out, int segments, Begin begins, End ends, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  static cudaError_t Min(void* temp, size_t& bytes, In in, Out out, int segments, Begin begins, End ends, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  static cudaError_t ArgMax(void* temp, size_t& bytes, In in, Out out, int segments, Begin begins, End ends, cudaStream_t stream = 0);
  template <class In, class Out, class Begin, class End>
  static cudaError_t ArgMin(void* temp, size_t& bytes, In in, Out out, int segments, Begin begins, End ends, cudaStream_t stream = 0);
};

}  // namespace cub
