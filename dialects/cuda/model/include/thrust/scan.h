// Prefix sums, by segments too.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out>
__host__ __device__ Out inclusive_scan(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out inclusive_scan(const assay_policy& policy, It first, It last, Out out);
template <class It, class Out, class Op>
__host__ __device__ Out inclusive_scan(It first, It last, Out out, Op op);
template <class It, class Out, class Op>
__host__ __device__ Out inclusive_scan(const assay_policy& policy, It first, It last, Out out, Op op);
template <class It, class Out, class T, class Op>
__host__ __device__ Out inclusive_scan(It first, It last, Out out, T value, Op op);
template <class It, class Out, class T, class Op>
__host__ __device__ Out inclusive_scan(const assay_policy& policy, It first, It last, Out out, T value, Op op);
template <class It, class Out>
__host__ __device__ Out exclusive_scan(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out exclusive_scan(const assay_policy& policy, It first, It last, Out out);
template <class It, class Out, class T>
__host__ __device__ Out exclusive_scan(It first, It last, Out out, T value);
template <class It, class Out, class T>
__host__ __device__ Out exclusive_scan(const assay_policy& policy, It first, It last, Out out, T value);
template <class It, class Out, class T, class Op>
__host__ __device__ Out exclusive_scan(It first, It last, Out out, T value, Op op);
template <class It, class Out, class T, class Op>
__host__ __device__ Out exclusive_scan(const assay_policy& policy, It first, It last, Out out, T value, Op op);
template <class It, class It2, class Out>
__host__ __device__ Out inclusive_scan_by_key(It first, It last, It2 second, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out inclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out);
template <class It, class It2, class Out, class Op>
__host__ __device__ Out inclusive_scan_by_key(It first, It last, It2 second, Out out, Op op);
template <class It, class It2, class Out, class Op>
__host__ __device__ Out inclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, Op op);
template <class It, class It2, class Out, class Op, class Op2>
__host__ __device__ Out inclusive_scan_by_key(It first, It last, It2 second, Out out, Op op, Op2 op2);
template <class It, class It2, class Out, class Op, class Op2>
__host__ __device__ Out inclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, Op op, Op2 op2);
template <class It, class It2, class Out>
__host__ __device__ Out exclusive_scan_by_key(It first, It last, It2 second, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out exclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out);
template <class It, class It2, class Out, class T>
__host__ __device__ Out exclusive_scan_by_key(It first, It last, It2 second, Out out, T value);
template <class It, class It2, class Out, class T>
__host__ __device__ Out exclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, T value);
template <class It, class It2, class Out, class T, class Op>
__host__ __device__ Out exclusive_scan_by_key(It first, It last, It2 second, Out out, T value, Op op);
template <class It, class It2, class Out, class T, class Op>
__host__ __device__ Out exclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, T value, Op op);
template <class It, class It2, class Out, class T, class Op, class Op2>
__host__ __device__ Out exclusive_scan_by_key(It first, It last, It2 second, Out out, T value, Op op, Op2 op2);
template <class It, class It2, class Out, class T, class Op, class Op2>
__host__ __device__ Out exclusive_scan_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, T value, Op op, Op2 op2);

}  // namespace thrust
