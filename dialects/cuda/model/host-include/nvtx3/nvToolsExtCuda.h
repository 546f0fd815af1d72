// Names of what CUDA's driver makes.
#pragma once

#include <cuda.h>

#include "nvtx3/nvToolsExt.h"

extern "C" {
void nvtxNameCuDeviceA(CUdevice device, const char* name);
void nvtxNameCuContextA(CUcontext context, const char* name);
void nvtxNameCuStreamA(CUstream stream, const char* name);
void nvtxNameCuEventA(CUevent event, const char* name);
}
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA
