// Elements that a function makes.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class Generator>
__host__ __device__ void generate(It first, It last, Generator generator);
template <class It, class Generator>
__host__ __device__ void generate(const assay_policy& policy, It first, It last, Generator generator);
template <class It, class Count, class Generator>
__host__ __device__ It generate_n(It first, Count n, Generator generator);
template <class It, class Count, class Generator>
__host__ __device__ It generate_n(const assay_policy& policy, It first, Count n, Generator generator);

}  // namespace thrust
