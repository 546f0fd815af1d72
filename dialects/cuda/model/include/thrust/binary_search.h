// Searches in sorted ranges.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ bool binary_search(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ bool binary_search(const assay_policy& policy, It first, It last, const T& value);
template <class It, class T, class Compare>
__host__ __device__ bool binary_search(It first, It last, const T& value, Compare compare);
template <class It, class T, class Compare>
__host__ __device__ bool binary_search(const assay_policy& policy, It first, It last, const T& value, Compare compare);
template <class It, class It2, class Out>
__host__ __device__ Out binary_search(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out binary_search(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out binary_search(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out binary_search(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class T>
__host__ __device__ It lower_bound(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It lower_bound(const assay_policy& policy, It first, It last, const T& value);
template <class It, class T, class Compare>
__host__ __device__ It lower_bound(It first, It last, const T& value, Compare compare);
template <class It, class T, class Compare>
__host__ __device__ It lower_bound(const assay_policy& policy, It first, It last, const T& value, Compare compare);
template <class It, class It2, class Out>
__host__ __device__ Out lower_bound(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out lower_bound(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out lower_bound(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out lower_bound(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class T>
__host__ __device__ It upper_bound(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It upper_bound(const assay_policy& policy, It first, It last, const T& value);
template <class It, class T, class Compare>
__host__ __device__ It upper_bound(It first, It last, const T& value, Compare compare);
template <class It, class T, class Compare>
__host__ __device__ It upper_bound(const assay_policy& policy, It first, It last, const T& value, Compare compare);
template <class It, class It2, class Out>
__host__ __device__ Out upper_bound(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out upper_bound(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out upper_bound(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out upper_bound(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class T>
__host__ __device__ pair<It, It> equal_range(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ pair<It, It> equal_range(const assay_policy& policy, It first, It last, const T& value);
template <class It, class T, class Compare>
__host__ __device__ pair<It, It> equal_range(It first, It last, const T& value, Compare compare);
template <class It, class T, class Compare>
__host__ __device__ pair<It, It> equal_range(const assay_policy& policy, It first, It last, const T& value, Compare compare);

}  // namespace thrust
