// Smallest and largest elements.
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
__host__ __device__ pair<It, It> minmax_element(It first, It last);
template <class It>
__host__ __device__ pair<It, It> minmax_element(const assay_policy& policy, It first, It last);
template <class It, class Compare>
__host__ __device__ pair<It, It> minmax_element(It first, It last, Compare compare);
template <class It, class Compare>
__host__ __device__ pair<It, It> minmax_element(const assay_policy& policy, It first, It last, Compare compare);
template <class T>
ASSAY_BOTH T min(const T& a, const T& b) {
  return b < a ? b : a;
}
template <class T, class Compare>
ASSAY_BOTH T min(const T& a, const T& b, Compare compare) {
  return compare(b, a) ? b : a;
}
template <class T>
ASSAY_BOTH T max(const T& a, const T& b) {
  return a < b ? b : a;
}
template <class T, class Compare>
ASSAY_BOTH T max(const T& a, const T& b, Compare compare) {
  return compare(a, b) ? b : a;
}

}  // namespace thrust
