// Device intrinsics on numbers: rounding modes, conversions, reinterpretation, integers, packed bytes and halves.
#pragma once

#include "vector_types.h"

#define ASSAY_ROUNDED(result, name, ...) \
  __device__ result name##_rn(__VA_ARGS__); \
  __device__ result name##_rz(__VA_ARGS__); \
  __device__ result name##_ru(__VA_ARGS__); \
  __device__ result name##_rd(__VA_ARGS__);

extern "C" {
ASSAY_ROUNDED(float, __fadd, float, float)
ASSAY_ROUNDED(float, __fsub, float, float)
ASSAY_ROUNDED(float, __fmul, float, float)
ASSAY_ROUNDED(float, __fdiv, float, float)
ASSAY_ROUNDED(float, __fmaf, float, float, float)
ASSAY_ROUNDED(float, __fmaf_ieee, float, float, float)
ASSAY_ROUNDED(float, __frcp, float)
ASSAY_ROUNDED(float, __fsqrt, float)
ASSAY_ROUNDED(double, __dadd, double, double)
ASSAY_ROUNDED(double, __dsub, double, double)
ASSAY_ROUNDED(double, __dmul, double, double)
ASSAY_ROUNDED(double, __ddiv, double, double)
ASSAY_ROUNDED(double, __fma, double, double, double)
ASSAY_ROUNDED(double, __drcp, double)
ASSAY_ROUNDED(double, __dsqrt, double)
ASSAY_ROUNDED(int, __float2int, float)
ASSAY_ROUNDED(unsigned int, __float2uint, float)
ASSAY_ROUNDED(long long, __float2ll, float)
ASSAY_ROUNDED(unsigned long long, __float2ull, float)
ASSAY_ROUNDED(float, __int2float, int)
ASSAY_ROUNDED(float, __uint2float, unsigned int)
ASSAY_ROUNDED(float, __ll2float, long long)
ASSAY_ROUNDED(float, __ull2float, unsigned long long)
ASSAY_ROUNDED(int, __double2int, double)
ASSAY_ROUNDED(unsigned int, __double2uint, double)
ASSAY_ROUNDED(long long, __double2ll, double)
ASSAY_ROUNDED(unsigned long long, __double2ull, double)
ASSAY_ROUNDED(double, __ll2double, long long)
ASSAY_ROUNDED(double, __ull2double, unsigned long long)
ASSAY_ROUNDED(float, __double2float, double)
#undef ASSAY_ROUNDED

__device__ double __int2double_rn(int);
__device__ double __uint2double_rn(unsigned int);
__device__ float __frsqrt_rn(float);
__device__ float __fdividef(float, float);
__device__ float __saturatef(float);
__device__ float __sinf(float);
__device__ float __cosf(float);
__device__ float __tanf(float);
__device__ void __sincosf(float, float*, float*);
__device__ float __expf(float);
__device__ float __exp10f(float);
__device__ float __logf(float);
__device__ float __log2f(float);
__device__ float __log10f(float);
__device__ float __powf(float, float);
#if ASSAY_CUDA_VERSION >= 13000
__device__ float __tanhf(float);
#endif

__device__ int __double2hiint(double);
__device__ int __double2loint(double);
__device__ double __hiloint2double(int, int);
__device__ int __float_as_int(float);
__device__ unsigned int __float_as_uint(float);
__device__ float __int_as_float(int);
__device__ float __uint_as_float(unsigned int);
__device__ long long __double_as_longlong(double);
__device__ double __longlong_as_double(long long);

__device__ int __mulhi(int, int);
__device__ unsigned int __umulhi(unsigned int, unsigned int);
__device__ long long __mul64hi(long long, long long);
__device__ unsigned long long __umul64hi(unsigned long long, unsigned long long);
__device__ int __mul24(int, int);
__device__ unsigned int __umul24(unsigned int, unsigned int);
__device__ unsigned int __sad(int, int, unsigned int);
__device__ unsigned int __usad(unsigned int, unsigned int, unsigned int);
__device__ int __hadd(int, int);
__device__ int __rhadd(int, int);
__device__ unsigned int __uhadd(unsigned int, unsigned int);
__device__ unsigned int __urhadd(unsigned int, unsigned int);
__device__ int __clz(int);
__device__ int __clzll(long long);
__device__ int __ffs(int);
__device__ int __ffsll(long long);
__device__ int __popc(unsigned int);
__device__ int __popcll(unsigned long long);
__device__ unsigned int __brev(unsigned int);
__device__ unsigned long long __brevll(unsigned long long);
__device__ unsigned int __byte_perm(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __fns(unsigned int, unsigned int, int);
}

__device__ unsigned int __funnelshift_l(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_lc(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_r(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_rc(unsigned int, unsigned int, unsigned int);
__device__ int __dp4a(int, int, int);
__device__ unsigned int __dp4a(unsigned int, unsigned int, unsigned int);
__device__ int __dp4a(char4, char4, int);
__device__ unsigned int __dp4a(uchar4, uchar4, unsigned int);
__device__ int __dp2a_lo(int, int, int);
__device__ unsigned int __dp2a_lo(unsigned int, unsigned int, unsigned int);
__device__ int __dp2a_lo(short2, char4, int);
__device__ unsigned int __dp2a_lo(ushort2, uchar4, unsigned int);
__device__ int __dp2a_hi(int, int, int);
__device__ unsigned int __dp2a_hi(unsigned int, unsigned int, unsigned int);
__device__ int __dp2a_hi(short2, char4, int);
__device__ unsigned int __dp2a_hi(ushort2, uchar4, unsigned int);

#if ASSAY_CUDA_VERSION < 13000
__device__ int mulhi(int, int);
__device__ unsigned int mulhi(unsigned int, unsigned int);
__device__ unsigned int mulhi(int, unsigned int);
__device__ unsigned int mulhi(unsigned int, int);
__device__ long long mul64hi(long long, long long);
__device__ unsigned long long mul64hi(unsigned long long, unsigned long long);
__device__ unsigned long long mul64hi(long long, unsigned long long);
__device__ unsigned long long mul64hi(unsigned long long, long long);
__device__ int mul24(int, int);
__device__ unsigned int umul24(unsigned int, unsigned int);
__device__ int float_as_int(float);
__device__ float int_as_float(int);
__device__ unsigned int float_as_uint(float);
__device__ float uint_as_float(unsigned int);
__device__ float saturate(float);
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
__device__ int float2int(float, cudaRoundMode = cudaRoundZero);
__device__ unsigned int float2uint(float, cudaRoundMode = cudaRoundZero);
__device__ float int2float(int, cudaRoundMode = cudaRoundNearest);
__device__ float uint2float(unsigned int, cudaRoundMode = cudaRoundNearest);
#endif

#define ASSAY_PACKED1(name)                  \
  __device__ unsigned int name##2(unsigned int); \
  __device__ unsigned int name##4(unsigned int);
#define ASSAY_PACKED2(name)                                \
  __device__ unsigned int name##2(unsigned int, unsigned int); \
  __device__ unsigned int name##4(unsigned int, unsigned int);
extern "C" {
ASSAY_PACKED1(__vabs)
ASSAY_PACKED1(__vabsss)
ASSAY_PACKED1(__vneg)
ASSAY_PACKED1(__vnegss)
ASSAY_PACKED2(__vadd)
ASSAY_PACKED2(__vaddss)
ASSAY_PACKED2(__vaddus)
ASSAY_PACKED2(__vsub)
ASSAY_PACKED2(__vsubss)
ASSAY_PACKED2(__vsubus)
ASSAY_PACKED2(__vavgs)
ASSAY_PACKED2(__vavgu)
ASSAY_PACKED2(__vhaddu)
ASSAY_PACKED2(__vabsdiffs)
ASSAY_PACKED2(__vabsdiffu)
ASSAY_PACKED2(__vmaxs)
ASSAY_PACKED2(__vmaxu)
ASSAY_PACKED2(__vmins)
ASSAY_PACKED2(__vminu)
ASSAY_PACKED2(__vsads)
ASSAY_PACKED2(__vsadu)
ASSAY_PACKED2(__vcmpeq)
ASSAY_PACKED2(__vcmpne)
ASSAY_PACKED2(__vcmpges)
ASSAY_PACKED2(__vcmpgeu)
ASSAY_PACKED2(__vcmpgts)
ASSAY_PACKED2(__vcmpgtu)
ASSAY_PACKED2(__vcmples)
ASSAY_PACKED2(__vcmpleu)
ASSAY_PACKED2(__vcmplts)
ASSAY_PACKED2(__vcmpltu)
ASSAY_PACKED2(__vseteq)
ASSAY_PACKED2(__vsetne)
ASSAY_PACKED2(__vsetges)
ASSAY_PACKED2(__vsetgeu)
ASSAY_PACKED2(__vsetgts)
ASSAY_PACKED2(__vsetgtu)
ASSAY_PACKED2(__vsetles)
ASSAY_PACKED2(__vsetleu)
ASSAY_PACKED2(__vsetlts)
ASSAY_PACKED2(__vsetltu)
}
#undef ASSAY_PACKED1
#undef ASSAY_PACKED2

#if ASSAY_CUDA_VERSION >= 12000
#define ASSAY_FUSED(name, suffix, type)                                  \
  __host__ __device__ type __viaddmax_##suffix##name(type, type, type);  \
  __host__ __device__ type __viaddmin_##suffix##name(type, type, type);  \
  __host__ __device__ type __vimax3_##suffix##name(type, type, type);    \
  __host__ __device__ type __vimin3_##suffix##name(type, type, type);
ASSAY_FUSED(, s32, int)
ASSAY_FUSED(_relu, s32, int)
ASSAY_FUSED(, u32, unsigned int)
ASSAY_FUSED(, s16x2, unsigned int)
ASSAY_FUSED(_relu, s16x2, unsigned int)
ASSAY_FUSED(, u16x2, unsigned int)
#undef ASSAY_FUSED
__host__ __device__ int __vimax_s32_relu(int, int);
__host__ __device__ int __vimin_s32_relu(int, int);
__host__ __device__ int __vibmax_s32(int, int, bool*);
__host__ __device__ int __vibmin_s32(int, int, bool*);
__host__ __device__ unsigned int __vibmax_u32(unsigned int, unsigned int, bool*);
__host__ __device__ unsigned int __vibmin_u32(unsigned int, unsigned int, bool*);
#endif
