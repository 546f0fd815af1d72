// Texture and surface objects: declared, never run.
#pragma once

#include "assay/memory_types.h"

template <class T>
cudaChannelFormatDesc cudaCreateChannelDesc();

#define ASSAY_FETCH(name, ...)                                   \
  template <class T>                                             \
  __device__ T name(cudaTextureObject_t object, __VA_ARGS__);    \
  template <class T>                                             \
  __device__ void name(T* result, cudaTextureObject_t object, __VA_ARGS__);
ASSAY_FETCH(tex1Dfetch, int x)
ASSAY_FETCH(tex1D, float x)
ASSAY_FETCH(tex2D, float x, float y)
ASSAY_FETCH(tex3D, float x, float y, float z)
ASSAY_FETCH(tex1DLayered, float x, int layer)
ASSAY_FETCH(tex2DLayered, float x, float y, int layer)
ASSAY_FETCH(tex2DLod, float x, float y, float level)
ASSAY_FETCH(tex2Dgather, float x, float y, int component = 0)
#undef ASSAY_FETCH
template <class T>
__device__ void surf2Dread(T* result, cudaSurfaceObject_t object, int x, int y,
                           cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf2Dwrite(T value, cudaSurfaceObject_t object, int x, int y,
                            cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
