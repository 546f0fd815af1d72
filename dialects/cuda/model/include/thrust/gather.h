#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class It, class It2, class Out>
__host__ __device__ Out gather(It first, It last, It2 from, Out out);
template <class It, class It2, class Out>
__host__ __device__ Out gather(const assay_policy& policy, It first, It last, It2 from, Out out);

}  // namespace thrust
