// Whether a predicate holds.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Predicate>
__host__ __device__ bool all_of(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool all_of(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool any_of(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool any_of(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool none_of(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ bool none_of(const assay_policy& policy, It first, It last, Predicate predicate);

}  // namespace thrust
