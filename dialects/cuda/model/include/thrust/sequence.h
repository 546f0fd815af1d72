#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ void sequence(It first, It last);
template <class It>
__host__ __device__ void sequence(const assay_policy& policy, It first, It last);
template <class It, class T>
__host__ __device__ void sequence(It first, It last, T initial);
template <class It, class T>
__host__ __device__ void sequence(const assay_policy& policy, It first, It last, T initial);
template <class It, class T>
__host__ __device__ void sequence(It first, It last, T initial, T step);
template <class It, class T>
__host__ __device__ void sequence(const assay_policy& policy, It first, It last, T initial, T step);

}  // namespace thrust
