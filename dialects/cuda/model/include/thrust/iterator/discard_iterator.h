#pragma once

#include "thrust/assay_core.h"

namespace thrust {

struct any_assign {
  template <class T>
  __host__ __device__ any_assign& operator=(const T&) {
    return *this;
  }
};
template <class T = void>
class discard_iterator {
 public:
  typedef any_assign value_type;
  typedef value_type reference;
  typedef void pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ discard_iterator();
  __host__ __device__ reference operator*() const;
  __host__ __device__ reference operator[](ptrdiff_t n) const;
  __host__ __device__ discard_iterator operator+(ptrdiff_t n) const;
  __host__ __device__ discard_iterator operator-(ptrdiff_t n) const;
  __host__ __device__ ptrdiff_t operator-(const discard_iterator& other) const;
  __host__ __device__ discard_iterator& operator++();
  __host__ __device__ discard_iterator& operator+=(ptrdiff_t n);
  __host__ __device__ bool operator==(const discard_iterator& other) const;
  __host__ __device__ bool operator!=(const discard_iterator& other) const;
};
inline discard_iterator<> make_discard_iterator() { return {}; }

}  // namespace thrust
