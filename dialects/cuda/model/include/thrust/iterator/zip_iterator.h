#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class Tuple>
class zip_iterator {
 public:
  typedef Tuple value_type;
  typedef value_type reference;
  typedef void pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  __host__ __device__ explicit zip_iterator(Tuple its);
  __host__ __device__ reference operator*() const;
  __host__ __device__ reference operator[](ptrdiff_t n) const;
  __host__ __device__ zip_iterator operator+(ptrdiff_t n) const;
  __host__ __device__ zip_iterator operator-(ptrdiff_t n) const;
  __host__ __device__ ptrdiff_t operator-(const zip_iterator& other) const;
  __host__ __device__ zip_iterator& operator++();
  __host__ __device__ zip_iterator& operator+=(ptrdiff_t n);
  __host__ __device__ bool operator==(const zip_iterator& other) const;
  __host__ __device__ bool operator!=(const zip_iterator& other) const;
};
template <class... Its>
__host__ __device__ zip_iterator<std::tuple<Its...>> make_zip_iterator(std::tuple<Its...> its) {
  return zip_iterator<std::tuple<Its...>>(its);
}
template <class... Its>
__host__ __device__ zip_iterator<std::tuple<Its...>> make_zip_iterator(Its... its) {
  return zip_iterator<std::tuple<Its...>>(std::tuple<Its...>(its...));
}

}  // namespace thrust
