// Fills of raw memory.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ void uninitialized_fill(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ void uninitialized_fill(const assay_policy& policy, It first, It last, const T& value);
template <class It, class Count, class T>
__host__ __device__ It uninitialized_fill_n(It first, Count n, const T& value);
template <class It, class Count, class T>
__host__ __device__ It uninitialized_fill_n(const assay_policy& policy, It first, Count n, const T& value);

}  // namespace thrust
