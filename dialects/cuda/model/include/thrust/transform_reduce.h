// Reductions of what a function gives.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class F, class T, class Op>
__host__ __device__ T transform_reduce(It first, It last, F f, T value, Op op);
template <class It, class F, class T, class Op>
__host__ __device__ T transform_reduce(const assay_policy& policy, It first, It last, F f, T value, Op op);

}  // namespace thrust
