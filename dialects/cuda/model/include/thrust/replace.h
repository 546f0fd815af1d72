// Replacement.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ void replace(It first, It last, const T& value, const T& value2);
template <class It, class T>
__host__ __device__ void replace(const assay_policy& policy, It first, It last, const T& value, const T& value2);
template <class It, class Predicate, class T>
__host__ __device__ void replace_if(It first, It last, Predicate predicate, const T& value);
template <class It, class Predicate, class T>
__host__ __device__ void replace_if(const assay_policy& policy, It first, It last, Predicate predicate, const T& value);
template <class It, class Stencil, class Predicate, class T>
__host__ __device__ void replace_if(It first, It last, Stencil stencil, Predicate predicate, const T& value);
template <class It, class Stencil, class Predicate, class T>
__host__ __device__ void replace_if(const assay_policy& policy, It first, It last, Stencil stencil, Predicate predicate, const T& value);
template <class It, class Out, class T>
__host__ __device__ Out replace_copy(It first, It last, Out out, const T& value, const T& value2);
template <class It, class Out, class T>
__host__ __device__ Out replace_copy(const assay_policy& policy, It first, It last, Out out, const T& value, const T& value2);
template <class It, class Out, class Predicate, class T>
__host__ __device__ Out replace_copy_if(It first, It last, Out out, Predicate predicate, const T& value);
template <class It, class Out, class Predicate, class T>
__host__ __device__ Out replace_copy_if(const assay_policy& policy, It first, It last, Out out, Predicate predicate, const T& value);
template <class It, class Stencil, class Out, class Predicate, class T>
__host__ __device__ Out replace_copy_if(It first, It last, Stencil stencil, Out out, Predicate predicate, const T& value);
template <class It, class Stencil, class Out, class Predicate, class T>
__host__ __device__ Out replace_copy_if(const assay_policy& policy, It first, It last, Stencil stencil, Out out, Predicate predicate, const T& value);

}  // namespace thrust
