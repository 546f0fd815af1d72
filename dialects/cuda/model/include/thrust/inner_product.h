// Inner products.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class T>
__host__ __device__ T inner_product(It first, It last, It2 second, T value);
template <class It, class It2, class T>
__host__ __device__ T inner_product(const assay_policy& policy, It first, It last, It2 second, T value);
template <class It, class It2, class T, class Op, class Op2>
__host__ __device__ T inner_product(It first, It last, It2 second, T value, Op op, Op2 op2);
template <class It, class It2, class T, class Op, class Op2>
__host__ __device__ T inner_product(const assay_policy& policy, It first, It last, It2 second, T value, Op op, Op2 op2);

}  // namespace thrust
