#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

template <class Elements, class Indices>
class permutation_iterator
    : public assay_iterator<permutation_iterator<Elements, Indices>, assay_value_of<Elements>, assay_reference_of<Elements>> {
 public:
  __host__ __device__ permutation_iterator() {}
  __host__ __device__ explicit permutation_iterator(Elements elements, Indices indices);
  __host__ __device__ const Indices& base() const;
};
template <class Elements, class Indices>
__host__ __device__ permutation_iterator<Elements, Indices> make_permutation_iterator(Elements elements, Indices indices) {
  return permutation_iterator<Elements, Indices>(elements, indices);
}

}  // namespace thrust
