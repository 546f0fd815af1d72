// Removal.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class T>
__host__ __device__ It remove(It first, It last, const T& value);
template <class It, class T>
__host__ __device__ It remove(const assay_policy& policy, It first, It last, const T& value);
template <class It, class Predicate>
__host__ __device__ It remove_if(It first, It last, Predicate predicate);
template <class It, class Predicate>
__host__ __device__ It remove_if(const assay_policy& policy, It first, It last, Predicate predicate);
template <class It, class Stencil, class Predicate>
__host__ __device__ It remove_if(It first, It last, Stencil stencil, Predicate predicate);
template <class It, class Stencil, class Predicate>
__host__ __device__ It remove_if(const assay_policy& policy, It first, It last, Stencil stencil, Predicate predicate);
template <class It, class Out, class T>
__host__ __device__ Out remove_copy(It first, It last, Out out, const T& value);
template <class It, class Out, class T>
__host__ __device__ Out remove_copy(const assay_policy& policy, It first, It last, Out out, const T& value);
template <class It, class Out, class Predicate>
__host__ __device__ Out remove_copy_if(It first, It last, Out out, Predicate predicate);
template <class It, class Out, class Predicate>
__host__ __device__ Out remove_copy_if(const assay_policy& policy, It first, It last, Out out, Predicate predicate);
template <class It, class Stencil, class Out, class Predicate>
__host__ __device__ Out remove_copy_if(It first, It last, Stencil stencil, Out out, Predicate predicate);
template <class It, class Stencil, class Out, class Predicate>
__host__ __device__ Out remove_copy_if(const assay_policy& policy, It first, It last, Stencil stencil, Out out, Predicate predicate);

}  // namespace thrust
