// Fills.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ void fill(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ void fill(const assay_policy& policy, It first, It last, const T& value);
template <class It, class Count, class T>
__host__ __device__ It fill_n(It first, Count n, const T& value);
template <class It, class Count, class T>
__host__ __device__ It fill_n(const assay_policy& policy, It first, Count n, const T& value);

}  // namespace thrust
