// Sorts.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ void sort(It first, It last);
template <class It>
__host__ __device__ void sort(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ void sort(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ void sort(const assay_policy& policy, It first, It last, Compare compare);
template <class It>
__host__ __device__ void stable_sort(It first, It last);
template <class It>
__host__ __device__ void stable_sort(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ void stable_sort(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ void stable_sort(const assay_policy& policy, It first, It last, Compare compare);
template <class It, class It2>
__host__ __device__ void sort_by_key(It first, It last, It2 second);
template <class It, class It2>
__host__ __device__ void sort_by_key(const assay_policy& policy, It first, It last, It2 second);
template <class It, class It2, class Compare>
__host__ __device__ void sort_by_key(It first, It last, It2 second, Compare compare);
template <class It, class It2, class Compare>
__host__ __device__ void sort_by_key(const assay_policy& policy, It first, It last, It2 second, Compare compare);
template <class It, class It2>
__host__ __device__ void stable_sort_by_key(It first, It last, It2 second);
template <class It, class It2>
__host__ __device__ void stable_sort_by_key(const assay_policy& policy, It first, It last, It2 second);
template <class It, class It2, class Compare>
__host__ __device__ void stable_sort_by_key(It first, It last, It2 second, Compare compare);
template <class It, class It2, class Compare>
__host__ __device__ void stable_sort_by_key(const assay_policy& policy, It first, It last, It2 second, Compare compare);
template <class It>
__host__ __device__ bool is_sorted(It first, It last);
template <class It>
__host__ __device__ bool is_sorted(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ bool is_sorted(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ bool is_sorted(const assay_policy& policy, It first, It last, Compare compare);
template <class It>
__host__ __device__ It is_sorted_until(It first, It last);
template <class It>
__host__ __device__ It is_sorted_until(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ It is_sorted_until(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ It is_sorted_until(const assay_policy& policy, It first, It last, Compare compare);

}  // namespace thrust
