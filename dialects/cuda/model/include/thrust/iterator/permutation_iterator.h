#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Map>
class permutation_iterator {
 public:
  typedef typename std::iterator_traits<It>::value_type value_type;
  typedef value_type reference;
  typedef void pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ permutation_iterator(It it, Map map);
  __host__ __device__ reference operator*() const;
  __host__ __device__ reference operator[](ptrdiff_t n) const;
  __host__ __device__ permutation_iterator operator+(ptrdiff_t n) const;
  __host__ __device__ permutation_iterator operator-(ptrdiff_t n) const;
  __host__ __device__ ptrdiff_t operator-(const permutation_iterator& other) const;
  __host__ __device__ permutation_iterator& operator++();
  __host__ __device__ permutation_iterator& operator+=(ptrdiff_t n);
  __host__ __device__ bool operator==(const permutation_iterator& other) const;
  __host__ __device__ bool operator!=(const permutation_iterator& other) const;
};
template <class It, class Map>
__host__ __device__ permutation_iterator<It, Map> make_permutation_iterator(It it, Map map) {
  return permutation_iterator<It, Map>(it, map);
}

}  // namespace thrust
