// Elements by their index.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class F>
__host__ __device__ void tabulate(It first, It last, F f);
template <class It, class F>
__host__ __device__ void tabulate(const assay_policy& policy, It first, It last, F f);

}  // namespace thrust
