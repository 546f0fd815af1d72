// Prefix sums of what a function gives.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out, class F, class Op>
__host__ __device__ Out transform_inclusive_scan(It first, It last, Out out, F f, Op op);
template <class It, class Out, class F, class Op>
__host__ __device__ Out transform_inclusive_scan(const assay_policy& policy, It first, It last, Out out, F f, Op op);
template <class It, class Out, class F, class T, class Op>
__host__ __device__ Out transform_inclusive_scan(It first, It last, Out out, F f, T value, Op op);
template <class It, class Out, class F, class T, class Op>
__host__ __device__ Out transform_inclusive_scan(const assay_policy& policy, It first, It last, Out out, F f, T value, Op op);
template <class It, class Out, class F, class T, class Op>
__host__ __device__ Out transform_exclusive_scan(It first, It last, Out out, F f, T value, Op op);
template <class It, class Out, class F, class T, class Op>
__host__ __device__ Out transform_exclusive_scan(const assay_policy& policy, It first, It last, Out out, F f, T value, Op op);

}  // namespace thrust
