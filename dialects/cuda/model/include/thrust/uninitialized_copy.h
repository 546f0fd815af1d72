// Copies into raw memory.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out>
__host__ __device__ Out uninitialized_copy(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out uninitialized_copy(const assay_policy& policy, It first, It last, Out out);
template <class It, class Count, class Out>
__host__ __device__ Out uninitialized_copy_n(It first, Count n, Out out);
template <class It, class Count, class Out>
__host__ __device__ Out uninitialized_copy_n(const assay_policy& policy, It first, Count n, Out out);

}  // namespace thrust
