// Reductions, by segments too.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ typename ::std::iterator_traits<It>::value_type reduce(It first, It last);
template <class It>
__host__ __device__ typename ::std::iterator_traits<It>::value_type reduce(const assay_policy& policy, It first, It last);
template <class It, class T>
__host__ __device__ T reduce(It first, It last, T value);
template <class It, class T>
__host__ __device__ T reduce(const assay_policy& policy, It first, It last, T value);
template <class It, class T, class Op>
__host__ __device__ T reduce(It first, It last, T value, Op op);
template <class It, class T, class Op>
__host__ __device__ T reduce(const assay_policy& policy, It first, It last, T value, Op op);
template <class It, class It2, class Out, class Out2>
__host__ __device__ pair<Out, Out2> reduce_by_key(It first, It last, It2 second, Out out, Out2 out2);
template <class It, class It2, class Out, class Out2>
__host__ __device__ pair<Out, Out2> reduce_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, Out2 out2);
template <class It, class It2, class Out, class Out2, class Op>
__host__ __device__ pair<Out, Out2> reduce_by_key(It first, It last, It2 second, Out out, Out2 out2, Op op);
template <class It, class It2, class Out, class Out2, class Op>
__host__ __device__ pair<Out, Out2> reduce_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, Out2 out2, Op op);
template <class It, class It2, class Out, class Out2, class Op, class Op2>
__host__ __device__ pair<Out, Out2> reduce_by_key(It first, It last, It2 second, Out out, Out2 out2, Op op, Op2 op2);
template <class It, class It2, class Out, class Out2, class Op, class Op2>
__host__ __device__ pair<Out, Out2> reduce_by_key(const assay_policy& policy, It first, It last, It2 second, Out out, Out2 out2, Op op, Op2 op2);

}  // namespace thrust
