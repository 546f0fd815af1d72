// Runs of equal elements.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It>
__host__ __device__ It unique(It first, It last);
template <class It>
__host__ __device__ It unique(const assay_policy& policy, It first, It last);
template <class It, class Op>
__host__ __device__ It unique(It first, It last, Op op);
template <class It, class Op>
__host__ __device__ It unique(const assay_policy& policy, It first, It last, Op op);
template <class It, class Out>
__host__ __device__ Out unique_copy(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out unique_copy(const assay_policy& policy, It first, It last, Out out);
template <class It, class Out, class Op>
__host__ __device__ Out unique_copy(It first, It last, Out out, Op op);
template <class It, class Out, class Op>
__host__ __device__ Out unique_copy(const assay_policy& policy, It first, It last, Out out, Op op);
template <class It, class It2>
__host__ __device__ pair<It, It2> unique_by_key(It first, It last, It2 second);
template <class It, class It2>
__host__ __device__ pair<It, It2> unique_by_key(const assay_policy& policy, It first, It last, It2 second);
template <class It, class It2, class Op>
__host__ __device__ pair<It, It2> unique_by_key(It first, It last, It2 second, Op op);
template <class It, class It2, class Op>
__host__ __device__ pair<It, It2> unique_by_key(const assay_policy& policy, It first, It last, It2 second, Op op);
template <class It, class It2, class Out, class Out2>
__host__ __device__ pair<Out, Out2> unique_by_key_copy(It first, It last, It2 second, Out out, Out2 out2);
template <class It, class It2, class Out, class Out2>
__host__ __device__ pair<Out, Out2> unique_by_key_copy(const assay_policy& policy, It first, It last, It2 second, Out out, Out2 out2);
template <class It, class It2, class Out, class Out2, class Op>
__host__ __device__ pair<Out, Out2> unique_by_key_copy(It first, It last, It2 second, Out out, Out2 out2, Op op);
template <class It, class It2, class Out, class Out2, class Op>
__host__ __device__ pair<Out, Out2> unique_by_key_copy(const assay_policy& policy, It first, It last, It2 second, Out out, Out2 out2, Op op);
template <class It>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type unique_count(It first, It last);
template <class It>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type unique_count(const assay_policy& policy, It first, It last);
template <class It, class Op>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type unique_count(It first, It last, Op op);
template <class It, class Op>
__host__ __device__ typename ::std::iterator_traits<It>::difference_type unique_count(const assay_policy& policy, It first, It last, Op op);

}  // namespace thrust
