#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out, class F>
__host__ __device__ Out transform(It first, It last, Out out, F f);
template <class It, class Out, class F>
__host__ __device__ Out transform(const assay_policy& policy, It first, It last, Out out, F f);
template <class It, class It2, class Out, class F>
__host__ __device__ Out transform(It first, It last, It2 second, Out out, F f);
template <class It, class It2, class Out, class F>
__host__ __device__ Out transform(const assay_policy& policy, It first, It last, It2 second, Out out, F f);

}  // namespace thrust
