// Reads by index.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class Out>
__host__ __device__ Out gather(It first, It last, It2 second, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out gather(const assay_policy& policy, It first, It last, It2 second, Out out);
template <class It, class Stencil, class It2, class Out>
__host__ __device__ Out gather_if(It first, It last, Stencil stencil, It2 second, Out out);
template <class It, class Stencil, class It2, class Out>
__host__ __device__ Out gather_if(const assay_policy& policy, It first, It last, Stencil stencil, It2 second, Out out);
template <class It, class Stencil, class It2, class Out, class Predicate>
__host__ __device__ Out gather_if(It first, It last, Stencil stencil, It2 second, Out out, Predicate predicate);
template <class It, class Stencil, class It2, class Out, class Predicate>
__host__ __device__ Out gather_if(const assay_policy& policy, It first, It last, Stencil stencil, It2 second, Out out, Predicate predicate);

}  // namespace thrust
