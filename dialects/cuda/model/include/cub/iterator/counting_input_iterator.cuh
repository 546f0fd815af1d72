// Iterators that CUDA 13 no longer has.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

#if ASSAY_CUDA_VERSION < 13000
template <class T, class Offset = ptrdiff_t>
struct CountingInputIterator {
  typedef T value_type;
  typedef T reference;
  typedef T* pointer;
  typedef Offset difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ CountingInputIterator(const T& value) : value_(value) {}
  __host__ __device__ T operator*() const { return value_; }
  __host__ __device__ T operator[](Offset n) const { return value_ + (T)n; }
  __host__ __device__ CountingInputIterator operator+(Offset n) const { return CountingInputIterator(value_ + (T)n); }
  __host__ __device__ CountingInputIterator& operator++() {
    ++value_;
    return *this;
  }

 private:
  T value_;
};
#endif

}  // namespace cub
