// Smallest and largest values, on both sides.
#pragma once

#include <initializer_list>
#include "assay/device_pair.h"

namespace cuda {
namespace std {

template <class T>
ASSAY_BOTH const T& min(const T& a, const T& b) {
  return b < a ? b : a;
}
template <class T, class Compare>
ASSAY_BOTH const T& min(const T& a, const T& b, Compare compare) {
  return compare(b, a) ? b : a;
}
template <class T>
ASSAY_BOTH T min(::std::initializer_list<T> list) {
  T least = *list.begin();
  for (const T& value : list) least = value < least ? value : least;
  return least;
}
template <class T>
ASSAY_BOTH const T& max(const T& a, const T& b) {
  return a < b ? b : a;
}
template <class T, class Compare>
ASSAY_BOTH const T& max(const T& a, const T& b, Compare compare) {
  return compare(a, b) ? b : a;
}
template <class T>
ASSAY_BOTH T max(::std::initializer_list<T> list) {
  T most = *list.begin();
  for (const T& value : list) most = most < value ? value : most;
  return most;
}
template <class It>
__host__ __device__ It max_element(It first, It last);
template <class It>
__host__ __device__ It min_element(It first, It last);

}  // namespace std
}  // namespace cuda
