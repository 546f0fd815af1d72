// Consecutive numbers.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ void sequence(It first, It last);
template <class It>
__host__ __device__ void sequence(const assay_policy& policy, It first, It last);
template <class It, class T>
__host__ __device__ void sequence(It first, It last, T value);
template <class It, class T>
__host__ __device__ void sequence(const assay_policy& policy, It first, It last, T value);
template <class It, class T>
__host__ __device__ void sequence(It first, It last, T value, T value2);
template <class It, class T>
__host__ __device__ void sequence(const assay_policy& policy, It first, It last, T value, T value2);

}  // namespace thrust
