// Texture and surface objects: declared, never run.
#pragma once

#include "assay/memory_types.h"
#include "vector_types.h"

template <class T>
cudaChannelFormatDesc cudaCreateChannelDesc();

// The possible element types: an integer of up to 32 bits or a float, alone, as two or as four.
template <class T>
struct assay_texel {};
#define ASSAY_TEXEL(T)          \
  template <>                   \
  struct assay_texel<T> {       \
    typedef void type;          \
  };
#define ASSAY_TEXELS(T, Name) \
  ASSAY_TEXEL(T)              \
  ASSAY_TEXEL(Name##1)        \
  ASSAY_TEXEL(Name##2)        \
  ASSAY_TEXEL(Name##4)
ASSAY_TEXEL(char)
ASSAY_TEXELS(signed char, char)
ASSAY_TEXELS(unsigned char, uchar)
ASSAY_TEXELS(short, short)
ASSAY_TEXELS(unsigned short, ushort)
ASSAY_TEXELS(int, int)
ASSAY_TEXELS(unsigned int, uint)
ASSAY_TEXELS(float, float)
#undef ASSAY_TEXELS
#undef ASSAY_TEXEL
// Surfaces have integers of 64 bits besides, alone and as two.
template <class T>
struct assay_surfel : assay_texel<T> {};
#define ASSAY_SURFEL(T)    \
  template <>              \
  struct assay_surfel<T> { \
    typedef void type;     \
  };
ASSAY_SURFEL(long long)
ASSAY_SURFEL(longlong1)
ASSAY_SURFEL(longlong2)
ASSAY_SURFEL(unsigned long long)
ASSAY_SURFEL(ulonglong1)
ASSAY_SURFEL(ulonglong2)
#undef ASSAY_SURFEL

// Each either returns its element or stores it; what it returns is not restricted.
#define ASSAY_FETCH(name, ...)                                   \
  template <class T>                                             \
  __device__ T name(cudaTextureObject_t object, __VA_ARGS__);    \
  template <class T, class = typename assay_texel<T>::type>      \
  __device__ void name(T* result, cudaTextureObject_t object, __VA_ARGS__);
// Of sparse arrays it says besides whether the element is there.
#define ASSAY_SPARSE_FETCH(name, ...) \
  ASSAY_FETCH(name, __VA_ARGS__)      \
  ASSAY_FETCH(name, __VA_ARGS__, bool* resident)
ASSAY_FETCH(tex1Dfetch, int x)
ASSAY_FETCH(tex1D, float x)
ASSAY_SPARSE_FETCH(tex2D, float x, float y)
ASSAY_SPARSE_FETCH(tex3D, float x, float y, float z)
ASSAY_FETCH(tex1DLayered, float x, int layer)
ASSAY_SPARSE_FETCH(tex2DLayered, float x, float y, int layer)
ASSAY_FETCH(texCubemap, float x, float y, float z)
ASSAY_FETCH(texCubemapLayered, float x, float y, float z, int layer)
ASSAY_FETCH(tex2Dgather, float x, float y, int component = 0)
ASSAY_FETCH(tex2Dgather, float x, float y, bool* resident, int component = 0)
ASSAY_FETCH(tex1DLod, float x, float level)
ASSAY_SPARSE_FETCH(tex2DLod, float x, float y, float level)
ASSAY_SPARSE_FETCH(tex3DLod, float x, float y, float z, float level)
ASSAY_FETCH(tex1DLayeredLod, float x, int layer, float level)
ASSAY_SPARSE_FETCH(tex2DLayeredLod, float x, float y, int layer, float level)
ASSAY_FETCH(texCubemapLod, float x, float y, float z, float level)
ASSAY_FETCH(texCubemapLayeredLod, float x, float y, float z, int layer, float level)
ASSAY_FETCH(tex1DGrad, float x, float dx, float dy)
ASSAY_SPARSE_FETCH(tex2DGrad, float x, float y, float2 dx, float2 dy)
ASSAY_SPARSE_FETCH(tex3DGrad, float x, float y, float z, float4 dx, float4 dy)
ASSAY_FETCH(tex1DLayeredGrad, float x, int layer, float dx, float dy)
ASSAY_SPARSE_FETCH(tex2DLayeredGrad, float x, float y, int layer, float2 dx, float2 dy)
ASSAY_FETCH(texCubemapGrad, float x, float y, float z, float4 dx, float4 dy)
ASSAY_FETCH(texCubemapLayeredGrad, float x, float y, float z, int layer, float4 dx, float4 dy)
#undef ASSAY_SPARSE_FETCH
#undef ASSAY_FETCH

#define ASSAY_SURFACE(name, ...)                                                             \
  template <class T>                                                                         \
  __device__ T name##read(cudaSurfaceObject_t object, __VA_ARGS__,                           \
                          cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);              \
  template <class T, class = typename assay_surfel<T>::type>                                 \
  __device__ void name##read(T* result, cudaSurfaceObject_t object, __VA_ARGS__,             \
                             cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);           \
  template <class T, class = typename assay_surfel<T>::type>                                 \
  __device__ void name##write(T value, cudaSurfaceObject_t object, __VA_ARGS__,              \
                              cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
ASSAY_SURFACE(surf1D, int x)
ASSAY_SURFACE(surf2D, int x, int y)
ASSAY_SURFACE(surf3D, int x, int y, int z)
ASSAY_SURFACE(surf1DLayered, int x, int layer)
ASSAY_SURFACE(surf2DLayered, int x, int y, int layer)
ASSAY_SURFACE(surfCubemap, int x, int y, int face)
ASSAY_SURFACE(surfCubemapLayered, int x, int y, int layerFace)
#undef ASSAY_SURFACE
