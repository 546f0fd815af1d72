// Names of what CUDA's runtime makes.
#pragma once

#include <cuda_runtime.h>

#include "nvtx3/nvToolsExt.h"

extern "C" {
void nvtxNameCudaDeviceA(int device, const char* name);
void nvtxNameCudaStreamA(cudaStream_t stream, const char* name);
void nvtxNameCudaEventA(cudaEvent_t event, const char* name);
}
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA
