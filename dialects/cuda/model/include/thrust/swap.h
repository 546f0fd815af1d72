// Exchange of ranges.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2>
__host__ __device__ It2 swap_ranges(It first, It last, It2 second);
template <class It, class It2>
__host__ __device__ It2 swap_ranges(const assay_policy& policy, It first, It last, It2 second);

}  // namespace thrust
