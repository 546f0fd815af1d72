#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ It find(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It find(const assay_policy& policy, It first, It last, const T& value);
template <class It, class F>
__host__ __device__ It find_if(It first, It last, F f);
template <class It, class F>
__host__ __device__ It find_if(const assay_policy& policy, It first, It last, F f);

}  // namespace thrust
