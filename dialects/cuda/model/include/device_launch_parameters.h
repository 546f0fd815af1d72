// The position of a thread. Fields are read only; there is no fourth one.
#pragma once
#define __DEVICE_LAUNCH_PARAMETERS_H__

#include "vector_types.h"

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
extern const __device__ int warpSize;
