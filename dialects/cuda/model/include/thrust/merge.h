// Merges.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class Out>
__host__ __device__ Out merge(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out merge(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out merge(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out merge(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> merge_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> merge_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> merge_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> merge_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);

}  // namespace thrust
