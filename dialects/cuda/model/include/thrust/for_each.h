// A call for each element.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class F>
__host__ __device__ It for_each(It first, It last, F f);
template <class It, class F>
__host__ __device__ It for_each(const assay_policy& policy, It first, It last, F f);
template <class It, class Count, class F>
__host__ __device__ It for_each_n(It first, Count n, F f);
template <class It, class Count, class F>
__host__ __device__ It for_each_n(const assay_policy& policy, It first, Count n, F f);

}  // namespace thrust
