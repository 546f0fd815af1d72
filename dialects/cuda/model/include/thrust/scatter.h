// Writes by index.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class Out>
__host__ __device__ void scatter(It first, It last, It2 second, Out out);
template <class It, class It2, class Out>
__host__ __device__ void scatter(const assay_policy& policy, It first, It last, It2 second, Out out);
template <class It, class It2, class Stencil, class Out>
__host__ __device__ void scatter_if(It first, It last, It2 second, Stencil stencil, Out out);
template <class It, class It2, class Stencil, class Out>
__host__ __device__ void scatter_if(const assay_policy& policy, It first, It last, It2 second, Stencil stencil, Out out);
template <class It, class It2, class Stencil, class Out, class Predicate>
__host__ __device__ void scatter_if(It first, It last, It2 second, Stencil stencil, Out out, Predicate predicate);
template <class It, class It2, class Stencil, class Out, class Predicate>
__host__ __device__ void scatter_if(const assay_policy& policy, It first, It last, It2 second, Stencil stencil, Out out, Predicate predicate);

}  // namespace thrust
