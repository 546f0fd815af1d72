// Comparison of ranges.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2>
__host__ __device__ bool equal(It first, It last, It2 second);
template <class It, class It2>
__host__ __device__ bool equal(const assay_policy& policy, It first, It last, It2 second);
template <class It, class It2, class Op>
__host__ __device__ bool equal(It first, It last, It2 second, Op op);
template <class It, class It2, class Op>
__host__ __device__ bool equal(const assay_policy& policy, It first, It last, It2 second, Op op);

}  // namespace thrust
