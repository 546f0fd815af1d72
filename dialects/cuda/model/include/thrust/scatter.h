#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class Out>
__host__ __device__ void scatter(It first, It last, It2 map, Out out);
template <class It, class It2, class Out>
__host__ __device__ void scatter(const assay_policy& policy, It first, It last, It2 map, Out out);

}  // namespace thrust
