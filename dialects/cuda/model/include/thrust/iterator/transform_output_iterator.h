#pragma once

#include "thrust/iterator/discard_iterator.h"

namespace thrust {

template <class F, class Out>
class transform_output_iterator : public assay_iterator<transform_output_iterator<F, Out>, any_assign> {
 public:
  __host__ __device__ transform_output_iterator(Out out, F f);
};
template <class F, class Out>
__host__ __device__ transform_output_iterator<F, Out> make_transform_output_iterator(Out out, F f) {
  return transform_output_iterator<F, Out>(out, f);
}

}  // namespace thrust
