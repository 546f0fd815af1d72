#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

template <class F, class It, class Reference>
struct assay_transformed {
  typedef Reference type;
};
template <class F, class It>
struct assay_transformed<F, It, void> {
  typedef std::invoke_result_t<const F&, assay_value_of<It>> type;
};
template <class F, class It, class Reference = void, class Value = void>
class transform_iterator
    : public assay_iterator<transform_iterator<F, It, Reference, Value>,
                            std::decay_t<typename assay_transformed<F, It, Reference>::type>,
                            typename assay_transformed<F, It, Reference>::type> {
 public:
  __host__ __device__ transform_iterator() {}
  __host__ __device__ transform_iterator(const It& at, F f);
  __host__ __device__ explicit transform_iterator(const It& at);
  __host__ __device__ const It& base() const;
  __host__ __device__ F functor() const;
};
template <class F, class It>
__host__ __device__ transform_iterator<F, It> make_transform_iterator(It at, F f) {
  return transform_iterator<F, It>(at, f);
}

}  // namespace thrust
