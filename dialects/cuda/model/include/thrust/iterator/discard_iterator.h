#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

struct any_assign {
  __host__ __device__ any_assign() {}
  template <class T>
  __host__ __device__ any_assign(const T&) {}
  template <class T>
  __host__ __device__ any_assign& operator=(const T&) {
    return *this;
  }
};
template <class System = void>
class discard_iterator : public assay_iterator<discard_iterator<System>, any_assign, any_assign&> {
 public:
  __host__ __device__ discard_iterator(ptrdiff_t place = 0);
};
__host__ __device__ inline discard_iterator<> make_discard_iterator(ptrdiff_t place = 0) {
  return discard_iterator<>(place);
}

}  // namespace thrust
