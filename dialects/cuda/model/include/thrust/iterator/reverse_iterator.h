#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

template <class It>
class reverse_iterator : public assay_iterator<reverse_iterator<It>, assay_value_of<It>, assay_reference_of<It>> {
 public:
  __host__ __device__ reverse_iterator() {}
  __host__ __device__ explicit reverse_iterator(It at);
  __host__ __device__ const It& base() const;
};
template <class It>
__host__ __device__ reverse_iterator<It> make_reverse_iterator(It at) {
  return reverse_iterator<It>(at);
}

}  // namespace thrust
