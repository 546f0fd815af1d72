#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class T>
class counting_iterator {
 public:
  typedef T value_type;
  typedef value_type reference;
  typedef void pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ explicit counting_iterator(T value = T());
  __host__ __device__ reference operator*() const;
  __host__ __device__ reference operator[](ptrdiff_t n) const;
  __host__ __device__ counting_iterator operator+(ptrdiff_t n) const;
  __host__ __device__ counting_iterator operator-(ptrdiff_t n) const;
  __host__ __device__ ptrdiff_t operator-(const counting_iterator& other) const;
  __host__ __device__ counting_iterator& operator++();
  __host__ __device__ counting_iterator& operator+=(ptrdiff_t n);
  __host__ __device__ bool operator==(const counting_iterator& other) const;
  __host__ __device__ bool operator!=(const counting_iterator& other) const;
};
template <class T>
__host__ __device__ counting_iterator<T> make_counting_iterator(T value) {
  return counting_iterator<T>(value);
}

}  // namespace thrust
