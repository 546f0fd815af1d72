#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class F>
__host__ __device__ void generate(It first, It last, F f);
template <class It, class F>
__host__ __device__ void generate(const assay_policy& policy, It first, It last, F f);

}  // namespace thrust
