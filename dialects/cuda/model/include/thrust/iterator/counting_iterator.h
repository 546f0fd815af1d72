#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

template <class T, class System = void, class Traversal = void, class Difference = void>
class counting_iterator : public assay_iterator<counting_iterator<T, System, Traversal, Difference>, T, const T&> {
 public:
  __host__ __device__ counting_iterator() {}
  __host__ __device__ explicit counting_iterator(T value);
  __host__ __device__ const T& base() const;
};
template <class T>
__host__ __device__ counting_iterator<T> make_counting_iterator(T value) {
  return counting_iterator<T>(value);
}

}  // namespace thrust
