#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ It unique(It first, It last);
template <class It>
__host__ __device__ It unique(const assay_policy& policy, It first, It last);
template <class It, class It2>
__host__ __device__ std::pair<It, It2> unique_by_key(It first, It last, It2 values);
template <class It, class It2>
__host__ __device__ std::pair<It, It2> unique_by_key(const assay_policy& policy, It first, It last, It2 values);

}  // namespace thrust
