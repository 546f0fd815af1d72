// Copies.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out>
__host__ __device__ Out copy(It first, It last, Out out);
template <class It, class Out>
__host__ __device__ Out copy(const assay_policy& policy, It first, It last, Out out);
template <class It, class Count, class Out>
__host__ __device__ Out copy_n(It first, Count n, Out out);
template <class It, class Count, class Out>
__host__ __device__ Out copy_n(const assay_policy& policy, It first, Count n, Out out);
template <class It, class Out, class Predicate>
__host__ __device__ Out copy_if(It first, It last, Out out, Predicate predicate);
template <class It, class Out, class Predicate>
__host__ __device__ Out copy_if(const assay_policy& policy, It first, It last, Out out, Predicate predicate);
template <class It, class Stencil, class Out, class Predicate>
__host__ __device__ Out copy_if(It first, It last, Stencil stencil, Out out, Predicate predicate);
template <class It, class Stencil, class Out, class Predicate>
__host__ __device__ Out copy_if(const assay_policy& policy, It first, It last, Stencil stencil, Out out, Predicate predicate);

}  // namespace thrust
