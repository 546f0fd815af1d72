#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ It max_element(It first, It last);
template <class It>
__host__ __device__ It max_element(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ It max_element(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ It max_element(const assay_policy& policy, It first, It last, Compare compare);
template <class It>
__host__ __device__ It min_element(It first, It last);
template <class It>
__host__ __device__ It min_element(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ It min_element(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ It min_element(const assay_policy& policy, It first, It last, Compare compare);
template <class It>
__host__ __device__ std::pair<It, It> minmax_element(It first, It last);
template <class It>
__host__ __device__ std::pair<It, It> minmax_element(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ std::pair<It, It> minmax_element(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ std::pair<It, It> minmax_element(const assay_policy& policy, It first, It last, Compare compare);

}  // namespace thrust
