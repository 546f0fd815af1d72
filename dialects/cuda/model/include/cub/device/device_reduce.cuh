// Reduction of the whole input.
#pragma once

#include "cub/thread/thread_operators.cuh"
#include "cub/util_type.cuh"

namespace cub {

struct DeviceReduce {
  template <class In, class Out, class Op, class T, class Count>
  static cudaError_t Reduce(void* temp, size_t& bytes, In in, Out out, Count count, Op op, T initial, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  static cudaError_t Sum(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  static cudaError_t Max(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  static cudaError_t Min(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  static cudaError_t ArgMax(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Count>
  static cudaError_t ArgMin(void* temp, size_t& bytes, In in, Out out, Count count, cudaStream_t stream = 0);
  template <class Keys, class Unique, class Values, class Sums, class Runs, class Op, class Count>
  static cudaError_t ReduceByKey(void* temp, size_t& bytes, Keys keys, Unique unique, Values values, Sums sums, Runs runs, Op op, Count count, cudaStream_t stream = 0);
  template <class In, class Out, class Op, class Transform, class T, class Count>
  static cudaError_t TransformReduce(void* temp, size_t& bytes, In in, Out out, Count count, Op op, Transform transform, T initial, cudaStream_t stream = 0);
};

}  // namespace cub
