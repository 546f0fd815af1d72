// A function of each element.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Out, class F>
__host__ __device__ Out transform(It first, It last, Out out, F f);
template <class It, class Out, class F>
__host__ __device__ Out transform(const assay_policy& policy, It first, It last, Out out, F f);
template <class It, class It2, class Out, class Op>
__host__ __device__ Out transform(It first, It last, It2 second, Out out, Op op);
template <class It, class It2, class Out, class Op>
__host__ __device__ Out transform(const assay_policy& policy, It first, It last, It2 second, Out out, Op op);
template <class It, class Out, class F, class Predicate>
__host__ __device__ Out transform_if(It first, It last, Out out, F f, Predicate predicate);
template <class It, class Out, class F, class Predicate>
__host__ __device__ Out transform_if(const assay_policy& policy, It first, It last, Out out, F f, Predicate predicate);
template <class It, class Stencil, class Out, class F, class Predicate>
__host__ __device__ Out transform_if(It first, It last, Stencil stencil, Out out, F f, Predicate predicate);
template <class It, class Stencil, class Out, class F, class Predicate>
__host__ __device__ Out transform_if(const assay_policy& policy, It first, It last, Stencil stencil, Out out, F f, Predicate predicate);
template <class It, class It2, class Stencil, class Out, class Op, class Predicate>
__host__ __device__ Out transform_if(It first, It last, It2 second, Stencil stencil, Out out, Op op, Predicate predicate);
template <class It, class It2, class Stencil, class Out, class Op, class Predicate>
__host__ __device__ Out transform_if(const assay_policy& policy, It first, It last, It2 second, Stencil stencil, Out out, Op op, Predicate predicate);

}  // namespace thrust
