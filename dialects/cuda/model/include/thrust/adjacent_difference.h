// Differences of neighbours.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out>
__host__ __device__ Out adjacent_difference(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out adjacent_difference(const assay_policy& policy, It first, It last, Out out);
template <class It, class Out, class Op>
__host__ __device__ Out adjacent_difference(It first, It last, Out out, Op op);
template <class It, class Out, class Op>
__host__ __device__ Out adjacent_difference(const assay_policy& policy, It first, It last, Out out, Op op);

}  // namespace thrust
