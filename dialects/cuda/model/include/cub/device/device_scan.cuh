// Prefix sums over the whole input.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

struct DeviceScan {
  template <class In, class Out, class Count>
  static cudaError_t ExclusiveSum(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class It, class Count>
  static cudaError_t ExclusiveSum(void* temp, size_t& bytes, It data, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  static cudaError_t InclusiveSum(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class It, class Count>
  static cudaError_t InclusiveSum(void* temp, size_t& bytes, It data, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Op, class T, class Count>
  static cudaError_t ExclusiveScan(void* temp, size_t& bytes, In in, Out out, Op op, T initial, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Op, class Count>
  static cudaError_t InclusiveScan(void* temp, size_t& bytes, In in, Out out, Op op, Count count, cudaStream_t stream = 0);
  template <class Keys, class In, class Out, class Count>
  static cudaError_t ExclusiveSumByKey(void* temp, size_t& bytes, Keys keys, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class Keys, class In, class Out, class Count>
  static cudaError_t InclusiveSumByKey(void* temp, size_t& bytes, Keys keys, In in, Out out, Count count, cudaStream_t stream = 0);
};

}  // namespace cub
