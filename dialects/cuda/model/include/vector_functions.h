// make_TYPEn for the built-in vector types.
#pragma once
#define __VECTOR_FUNCTIONS_H__

#include "vector_types.h"

#define ASSAY_MAKE(name, type)                                                                              \
  __forceinline__ __host__ __device__ name##1 make_##name##1(type x) { return name##1{x}; }                 \
  __forceinline__ __host__ __device__ name##2 make_##name##2(type x, type y) { return name##2{x, y}; }      \
  __forceinline__ __host__ __device__ name##3 make_##name##3(type x, type y, type z) {                      \
    return name##3{x, y, z};                                                                                \
  }                                                                                                         \
  __forceinline__ __host__ __device__ name##4 make_##name##4(type x, type y, type z, type w) {              \
    return name##4{x, y, z, w};                                                                             \
  }

ASSAY_MAKE(char, signed char)
ASSAY_MAKE(uchar, unsigned char)
ASSAY_MAKE(short, short)
ASSAY_MAKE(ushort, unsigned short)
ASSAY_MAKE(int, int)
ASSAY_MAKE(uint, unsigned int)
ASSAY_MAKE(long, long)
ASSAY_MAKE(ulong, unsigned long)
ASSAY_MAKE(longlong, long long)
ASSAY_MAKE(ulonglong, unsigned long long)
ASSAY_MAKE(float, float)
ASSAY_MAKE(double, double)
#undef ASSAY_MAKE

#if ASSAY_CUDA_VERSION >= 13000
__forceinline__ __host__ __device__ long4_16a make_long4_16a(long x, long y, long z, long w) {
  return long4_16a{x, y, z, w};
}
__forceinline__ __host__ __device__ long4_32a make_long4_32a(long x, long y, long z, long w) {
  return long4_32a{x, y, z, w};
}
__forceinline__ __host__ __device__ ulong4_16a make_ulong4_16a(unsigned long x, unsigned long y, unsigned long z, unsigned long w) {
  return ulong4_16a{x, y, z, w};
}
__forceinline__ __host__ __device__ ulong4_32a make_ulong4_32a(unsigned long x, unsigned long y, unsigned long z, unsigned long w) {
  return ulong4_32a{x, y, z, w};
}
__forceinline__ __host__ __device__ longlong4_16a make_longlong4_16a(long long x, long long y, long long z, long long w) {
  return longlong4_16a{x, y, z, w};
}
__forceinline__ __host__ __device__ longlong4_32a make_longlong4_32a(long long x, long long y, long long z, long long w) {
  return longlong4_32a{x, y, z, w};
}
__forceinline__ __host__ __device__ ulonglong4_16a make_ulonglong4_16a(unsigned long long x, unsigned long long y, unsigned long long z, unsigned long long w) {
  return ulonglong4_16a{x, y, z, w};
}
__forceinline__ __host__ __device__ ulonglong4_32a make_ulonglong4_32a(unsigned long long x, unsigned long long y, unsigned long long z, unsigned long long w) {
  return ulonglong4_32a{x, y, z, w};
}
__forceinline__ __host__ __device__ double4_16a make_double4_16a(double x, double y, double z, double w) {
  return double4_16a{x, y, z, w};
}
__forceinline__ __host__ __device__ double4_32a make_double4_32a(double x, double y, double z, double w) {
  return double4_32a{x, y, z, w};
}
#endif
