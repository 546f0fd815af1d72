// Random order.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Engine>
__host__ __device__ void shuffle(It first, It last, Engine&& engine);
template <class It, class Engine>
__host__ __device__ void shuffle(const assay_policy& policy, It first, It last, Engine&& engine);
template <class It, class Out, class Engine>
__host__ __device__ void shuffle_copy(It first, It last, Out out, Engine&& engine);
template <class It, class Out, class Engine>
__host__ __device__ void shuffle_copy(const assay_policy& policy, It first, It last, Out out, Engine&& engine);

}  // namespace thrust
