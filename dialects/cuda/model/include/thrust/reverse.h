// Reversal.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ void reverse(It first, It last);
template <class It>
__host__ __device__ void reverse(const assay_policy& policy, It first, It last);
template <class It, class Out>
__host__ __device__ Out reverse_copy(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out reverse_copy(const assay_policy& policy, It first, It last, Out out);

}  // namespace thrust
