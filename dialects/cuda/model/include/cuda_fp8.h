// 8-bit floating point: storage, conversions and the two formats.
#pragma once
#define __CUDA_FP8_H__

#include "cuda_bf16.h"
#include "cuda_fp16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short int __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

__host__ __device__ __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_float_to_fp8(float x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(double2 x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw x, __nv_saturation_t saturate,
    __nv_fp8_interpretation_t format);
__host__ __device__ __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x, __nv_fp8_interpretation_t format);
__host__ __device__ __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t x, __nv_fp8_interpretation_t format);

#define ASSAY_FP8(name)                                            \
  struct name {                                                    \
    __nv_fp8_storage_t __x;                                        \
    name() = default;                                              \
    __host__ __device__ explicit name(__half f);                   \
    __host__ __device__ explicit name(__nv_bfloat16 f);            \
    __host__ __device__ explicit name(float f);                    \
    __host__ __device__ explicit name(double f);                   \
    __host__ __device__ explicit name(unsigned short int f);       \
    __host__ __device__ explicit name(unsigned int f);             \
    __host__ __device__ explicit name(unsigned long int f);        \
    __host__ __device__ explicit name(unsigned long long int f);   \
    __host__ __device__ explicit name(short int f);                \
    __host__ __device__ explicit name(int f);                      \
    __host__ __device__ explicit name(long int f);                 \
    __host__ __device__ explicit name(long long int f);            \
    __host__ __device__ explicit operator __half() const;          \
    __host__ __device__ explicit operator __nv_bfloat16() const;   \
    __host__ __device__ explicit operator float() const;           \
    __host__ __device__ explicit operator double() const;          \
    __host__ __device__ explicit operator unsigned char() const;   \
    __host__ __device__ explicit operator unsigned short int() const;\
    __host__ __device__ explicit operator unsigned int() const;    \
    __host__ __device__ explicit operator unsigned long int() const;\
    __host__ __device__ explicit operator unsigned long long int() const;\
    __host__ __device__ explicit operator signed char() const;     \
    __host__ __device__ explicit operator char() const;            \
    __host__ __device__ explicit operator short int() const;       \
    __host__ __device__ explicit operator int() const;             \
    __host__ __device__ explicit operator long int() const;        \
    __host__ __device__ explicit operator long long int() const;   \
    __host__ __device__ explicit operator bool() const;            \
  };
#define ASSAY_FP8X2(name)                                          \
  struct __align__(2) name {                                       \
    __nv_fp8x2_storage_t __x;                                      \
    name() = default;                                              \
    __host__ __device__ explicit name(__half2 f);                  \
    __host__ __device__ explicit name(__nv_bfloat162 f);           \
    __host__ __device__ explicit name(float2 f);                   \
    __host__ __device__ explicit name(double2 f);                  \
    __host__ __device__ explicit operator __half2() const;         \
    __host__ __device__ explicit operator float2() const;          \
  };
#define ASSAY_FP8X4(name)                                          \
  struct __align__(4) name {                                       \
    __nv_fp8x4_storage_t __x;                                      \
    name() = default;                                              \
    __host__ __device__ explicit name(__half2 low, __half2 high);  \
    __host__ __device__ explicit name(__nv_bfloat162 low, __nv_bfloat162 high); \
    __host__ __device__ explicit name(float4 f);                   \
    __host__ __device__ explicit name(double4 f);                  \
    __host__ __device__ explicit operator float4() const;          \
  };
ASSAY_FP8(__nv_fp8_e4m3)
ASSAY_FP8(__nv_fp8_e5m2)
ASSAY_FP8X2(__nv_fp8x2_e4m3)
ASSAY_FP8X2(__nv_fp8x2_e5m2)
ASSAY_FP8X4(__nv_fp8x4_e4m3)
ASSAY_FP8X4(__nv_fp8x4_e5m2)
#undef ASSAY_FP8
#undef ASSAY_FP8X2
#undef ASSAY_FP8X4
