#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ void replace(It first, It last, const T& from, const T& to);
template <class It, class T>
__host__ __device__ void replace(const assay_policy& policy, It first, It last, const T& from, const T& to);

}  // namespace thrust
