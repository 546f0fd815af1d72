#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

template <class T, class Incrementable = void, class System = void>
class constant_iterator : public assay_iterator<constant_iterator<T, Incrementable, System>, T> {
 public:
  __host__ __device__ constant_iterator() {}
  __host__ __device__ constant_iterator(const T& value);
  template <class Place>
  __host__ __device__ constant_iterator(const T& value, const Place& place);
  __host__ __device__ const T& value() const;
};
template <class T>
__host__ __device__ constant_iterator<T> make_constant_iterator(T value) {
  return constant_iterator<T>(value);
}
template <class T, class Place>
__host__ __device__ constant_iterator<T, Place> make_constant_iterator(T value, Place place) {
  return constant_iterator<T, Place>(value, place);
}

}  // namespace thrust
