#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class T>
class constant_iterator {
 public:
  typedef T value_type;
  typedef value_type reference;
  typedef void pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ explicit constant_iterator(T value);
  __host__ __device__ reference operator*() const;
  __host__ __device__ reference operator[](ptrdiff_t n) const;
  __host__ __device__ constant_iterator operator+(ptrdiff_t n) const;
  __host__ __device__ constant_iterator operator-(ptrdiff_t n) const;
  __host__ __device__ ptrdiff_t operator-(const constant_iterator& other) const;
  __host__ __device__ constant_iterator& operator++();
  __host__ __device__ constant_iterator& operator+=(ptrdiff_t n);
  __host__ __device__ bool operator==(const constant_iterator& other) const;
  __host__ __device__ bool operator!=(const constant_iterator& other) const;
};
template <class T>
__host__ __device__ constant_iterator<T> make_constant_iterator(T value) {
  return constant_iterator<T>(value);
}

}  // namespace thrust
