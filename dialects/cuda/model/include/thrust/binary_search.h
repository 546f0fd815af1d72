#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ It lower_bound(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It lower_bound(const assay_policy& policy, It first, It last, const T& value);
template <class It, class It2, class Out>
__host__ __device__ Out lower_bound(It first, It last, It2 valuesFirst, It2 valuesLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out lower_bound(const assay_policy& policy, It first, It last, It2 valuesFirst, It2 valuesLast, Out out);
template <class It, class T>
__host__ __device__ It upper_bound(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It upper_bound(const assay_policy& policy, It first, It last, const T& value);
template <class It, class It2, class Out>
__host__ __device__ Out upper_bound(It first, It last, It2 valuesFirst, It2 valuesLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out upper_bound(const assay_policy& policy, It first, It last, It2 valuesFirst, It2 valuesLast, Out out);

}  // namespace thrust
