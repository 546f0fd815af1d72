// Asynchronous copies from global to shared memory, as functions.
#pragma once

#include "cuda_runtime.h"

typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
extern "C" {
__device__ void __pipeline_memcpy_async(void* shared, const void* global, size_t bytes, size_t zeros = 0);
__device__ void __pipeline_commit();
__device__ void __pipeline_wait_prior(size_t count);
__device__ void __pipeline_arrive_on(__mbarrier_t* barrier);
}
