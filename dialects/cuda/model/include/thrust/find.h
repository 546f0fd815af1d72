// Searches.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ It find(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It find(const assay_policy& policy, It first, It last, const T& value);
template <class It, class Predicate>
__host__ __device__ It find_if(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It find_if(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It find_if_not(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It find_if_not(const assay_policy& policy, It first, It last, Predicate predicate);

}  // namespace thrust
