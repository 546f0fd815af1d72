#pragma once
#include "cuda_pipeline_primitives.h"
extern "C" {
__device__ void __mbarrier_init(__mbarrier_t* barrier, unsigned int expected);
__device__ void __mbarrier_inval(__mbarrier_t* barrier);
__device__ __mbarrier_token_t __mbarrier_arrive(__mbarrier_t* barrier);
__device__ bool __mbarrier_test_wait(__mbarrier_t* barrier, __mbarrier_token_t token);
}
