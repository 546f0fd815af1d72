// Counts.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type count(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type count(const assay_policy& policy, It first, It last, const T& value);
template <class It, class Predicate>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type count_if(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type count_if(const assay_policy& policy, It first, It last, Predicate predicate);

}  // namespace thrust
