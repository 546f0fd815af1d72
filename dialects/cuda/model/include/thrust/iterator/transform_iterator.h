#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class F, class It>
class transform_iterator {
 public:
  typedef decltype(std::declval<F>()(*std::declval<It>())) value_type;
  typedef value_type reference;
  typedef void pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ transform_iterator(It it, F f);
  __host__ __device__ reference operator*() const;
  __host__ __device__ reference operator[](ptrdiff_t n) const;
  __host__ __device__ transform_iterator operator+(ptrdiff_t n) const;
  __host__ __device__ transform_iterator operator-(ptrdiff_t n) const;
  __host__ __device__ ptrdiff_t operator-(const transform_iterator& other) const;
  __host__ __device__ transform_iterator& operator++();
  __host__ __device__ transform_iterator& operator+=(ptrdiff_t n);
  __host__ __device__ bool operator==(const transform_iterator& other) const;
  __host__ __device__ bool operator!=(const transform_iterator& other) const;
};
template <class F, class It>
__host__ __device__ transform_iterator<F, It> make_transform_iterator(It it, F f) {
  return transform_iterator<F, It>(it, f);
}

}  // namespace thrust
