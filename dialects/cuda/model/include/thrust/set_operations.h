// Operations of sets on sorted ranges.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class Out>
__host__ __device__ Out set_difference(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out set_difference(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_difference(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_difference(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out>
__host__ __device__ Out set_intersection(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out set_intersection(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_intersection(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_intersection(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out>
__host__ __device__ Out set_symmetric_difference(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out set_symmetric_difference(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_symmetric_difference(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_symmetric_difference(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out>
__host__ __device__ Out set_union(It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out set_union(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_union(It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class Out, class Compare>
__host__ __device__ Out set_union(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, Out out, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_difference_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_difference_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_difference_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_difference_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_intersection_by_key(It first, It last, It2 second, It2 secondLast, It3 third, Out out, Out2 out2);
template <class It, class It2, class It3, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_intersection_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, Out out, Out2 out2);
template <class It, class It2, class It3, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_intersection_by_key(It first, It last, It2 second, It2 secondLast, It3 third, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_intersection_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_union_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_union_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_union_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_union_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_symmetric_difference_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2>
__host__ __device__ pair<Out, Out2> set_symmetric_difference_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_symmetric_difference_by_key(It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);
template <class It, class It2, class It3, class It4, class Out, class Out2, class Compare>
__host__ __device__ pair<Out, Out2> set_symmetric_difference_by_key(const assay_policy& policy, It first, It last, It2 second, It2 secondLast, It3 third, It4 fourth, Out out, Out2 out2, Compare compare);

}  // namespace thrust
