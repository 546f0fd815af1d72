// Iterators that CUDA 13 no longer has.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

#if ASSAY_CUDA_VERSION < 13000
template <class T, class Op, class In, class Offset = ptrdiff_t>
struct TransformInputIterator {
  typedef T value_type;
  typedef T reference;
  typedef T* pointer;
  typedef Offset difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ TransformInputIterator(In in, Op op) : in_(in), op_(op) {}
  __host__ __device__ T operator*() const { return op_(*in_); }
  __host__ __device__ T operator[](Offset n) const { return op_(in_[n]); }
  __host__ __device__ TransformInputIterator operator+(Offset n) const { return TransformInputIterator(in_ + n, op_); }

 private:
  In in_;
  Op op_;
};
#endif

}  // namespace cub
