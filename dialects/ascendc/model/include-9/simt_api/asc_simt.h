// Code on threads, from release 9.0 on, for 3510 alone. Declarations only: a run that reaches one ends there. Pointers are
// taken in any memory, which is more than the device takes.
// Source: asc-devkit at 82b89a15f, include/simt_api.
#pragma once

#include <cmath>
#include <cstdlib>
#include <type_traits>

#include "assay/simt_words.h"

#ifndef ASSAY_SIMT_WORDS
#define ASSAY_SIMT_WORDS
template <auto funcPtr, typename... Args>
__aicore__ void asc_vf_call(Args&&...);
__aicore__ void asc_syncthreads();
__aicore__ void asc_threadfence();
__aicore__ void asc_threadfence_block();
__aicore__ int32_t asc_all(int32_t predicate);
__aicore__ int32_t asc_any(int32_t predicate);
__aicore__ uint32_t asc_ballot(int32_t predicate);
__aicore__ uint32_t asc_activemask();
template <class T>
__aicore__ T asc_shfl(T var, int32_t src_lane, int32_t width = warpSize);
template <class T>
__aicore__ T asc_shfl_up(T var, uint32_t delta, int32_t width = warpSize);
template <class T>
__aicore__ T asc_shfl_down(T var, uint32_t delta, int32_t width = warpSize);
template <class T>
__aicore__ T asc_shfl_xor(T var, int32_t lane_mask, int32_t width = warpSize);
template <class T>
__aicore__ T asc_reduce_add(T val);
template <class T>
__aicore__ T asc_reduce_max(T val);
template <class T>
__aicore__ T asc_reduce_min(T val);
#define ASSAY_SIMT_ATOMIC(name) \
  template <class P, class V>   \
  __aicore__ std::remove_cv_t<std::remove_reference_t<decltype(*P())>> name(P address, V val);
ASSAY_SIMT_ATOMIC(asc_atomic_add)
ASSAY_SIMT_ATOMIC(asc_atomic_sub)
ASSAY_SIMT_ATOMIC(asc_atomic_exch)
ASSAY_SIMT_ATOMIC(asc_atomic_max)
ASSAY_SIMT_ATOMIC(asc_atomic_min)
ASSAY_SIMT_ATOMIC(asc_atomic_inc)
ASSAY_SIMT_ATOMIC(asc_atomic_dec)
ASSAY_SIMT_ATOMIC(asc_atomic_and)
ASSAY_SIMT_ATOMIC(asc_atomic_or)
ASSAY_SIMT_ATOMIC(asc_atomic_xor)
#undef ASSAY_SIMT_ATOMIC
template <class P, class V, class W>
__aicore__ std::remove_cv_t<std::remove_reference_t<decltype(*P())>> asc_atomic_cas(P address, V compare, W val);
template <class P>
__aicore__ std::remove_cv_t<std::remove_reference_t<decltype(*P())>> asc_ldcg(P address);
template <class P>
__aicore__ std::remove_cv_t<std::remove_reference_t<decltype(*P())>> asc_ldca(P address);
template <class P, class V>
__aicore__ void asc_stcg(P address, V val);

// Functions of C, which code on threads may call, and the device's own.
extern "C" __aicore__ long int lroundf(float x) noexcept;
extern "C" __aicore__ long long int llroundf(float x) noexcept;
extern "C" __aicore__ long int lrintf(float x) noexcept;
extern "C" __aicore__ long long int llrintf(float x) noexcept;
extern "C" __aicore__ float truncf(float x) noexcept;
extern "C" __aicore__ float roundf(float x) noexcept;
extern "C" __aicore__ float rintf(float x) noexcept;
extern "C" __aicore__ float floorf(float x) noexcept;
extern "C" __aicore__ float ceilf(float x) noexcept;
extern "C" __aicore__ float sqrtf(float x) noexcept;
__aicore__ float rsqrtf(float x);
extern "C" __aicore__ float log2f(float x) noexcept;
extern "C" __aicore__ float logf(float x) noexcept;
extern "C" __aicore__ float expf(float x) noexcept;
extern "C" __aicore__ float fmaf(float x, float y, float z) noexcept;
extern "C" __aicore__ float fabsf(float x) noexcept;
__aicore__ float normcdfinvf(float x);
extern "C" __aicore__ float modff(float x, float* n) noexcept;
__aicore__ bool isfinite(float x);
__aicore__ bool isnan(float x);
__aicore__ bool isinf(float x);
extern "C" __aicore__ float fdimf(float x, float y) noexcept;
extern "C" __aicore__ float remquof(float x, float y, int* quo) noexcept;
extern "C" __aicore__ float fmodf(float x, float y) noexcept;
extern "C" __aicore__ float remainderf(float x, float y) noexcept;
extern "C" __aicore__ float copysignf(float x, float y) noexcept;
extern "C" __aicore__ float nearbyintf(float x) noexcept;
extern "C" __aicore__ float nextafterf(float x, float y) noexcept;
extern "C" __aicore__ float scalbnf(float x, int32_t n) noexcept;
extern "C" __aicore__ float scalblnf(float x, int64_t n) noexcept;
extern "C" __aicore__ float fmaxf(float x, float y) noexcept;
extern "C" __aicore__ float fminf(float x, float y) noexcept;
extern "C" __aicore__ float tanf(float x) noexcept;
extern "C" __aicore__ float tanhf(float x) noexcept;
__aicore__ float tanpif(float x);
extern "C" __aicore__ float atanf(float x) noexcept;
extern "C" __aicore__ float atan2f(float y, float x) noexcept;
extern "C" __aicore__ float atanhf(float x) noexcept;
extern "C" __aicore__ float cosf(float x) noexcept;
extern "C" __aicore__ float coshf(float x) noexcept;
__aicore__ float cospif(float x);
extern "C" __aicore__ float asinf(float x) noexcept;
extern "C" __aicore__ float acosf(float x) noexcept;
extern "C" __aicore__ float acoshf(float x) noexcept;
extern "C" __aicore__ float sinf(float x) noexcept;
extern "C" __aicore__ float sinhf(float x) noexcept;
__aicore__ float sinpif(float x);
extern "C" __aicore__ float asinhf(float x) noexcept;
extern "C" __aicore__ void sincosf(float x, float* s, float* c) noexcept;
__aicore__ void sincospif(float x, float* s, float* c);
extern "C" __aicore__ float exp2f(float x) noexcept;
extern "C" __aicore__ float exp10f(float x) noexcept;
extern "C" __aicore__ float expm1f(float x) noexcept;
extern "C" __aicore__ float frexpf(float x, int* exp) noexcept;
extern "C" __aicore__ float ldexpf(float x, int exp) noexcept;
extern "C" __aicore__ float hypotf(float x, float y) noexcept;
__aicore__ float rhypotf(float x, float y);
__aicore__ float norm3df(float a, float b, float c);
__aicore__ float rnorm3df(float a, float b, float c);
__aicore__ float norm4df(float a, float b, float c, float d);
__aicore__ float rnorm4df(float a, float b, float c, float d);
__aicore__ float normf(int n, float* a);
__aicore__ float rnormf(int n, float* a);
extern "C" __aicore__ float powf(float x, float y) noexcept;
extern "C" __aicore__ float log10f(float x) noexcept;
extern "C" __aicore__ float log1pf(float x) noexcept;
extern "C" __aicore__ float logbf(float x) noexcept;
extern "C" __aicore__ int ilogbf(float x) noexcept;
extern "C" __aicore__ float cbrtf(float x) noexcept;
__aicore__ float rcbrtf(float x);
extern "C" __aicore__ float erff(float x) noexcept;
extern "C" __aicore__ float erfcf(float x) noexcept;
__aicore__ float erfinvf(float x);
__aicore__ float erfcinvf(float x);
__aicore__ float erfcxf(float x);
extern "C" __aicore__ float tgammaf(float x) noexcept;
extern "C" __aicore__ float lgammaf(float x) noexcept;
__aicore__ float cyl_bessel_i0f(float x);
__aicore__ float cyl_bessel_i1f(float x);
__aicore__ float normcdff(float x);
extern "C" __aicore__ float j0f(float x) noexcept;
extern "C" __aicore__ float j1f(float x) noexcept;
extern "C" __aicore__ float jnf(int n, float x) noexcept;
extern "C" __aicore__ float y0f(float x) noexcept;
extern "C" __aicore__ float y1f(float x) noexcept;
extern "C" __aicore__ float ynf(int n, float x) noexcept;
extern "C" __aicore__ long int labs(long int x) noexcept;
extern "C" __aicore__ long long int llabs(long long int x) noexcept;
__aicore__ long long int llmax(const long long int x, const long long int y);
__aicore__ unsigned int umax(const unsigned int x, const unsigned int y);
__aicore__ long long int llmin(const long long int x, const long long int y);
__aicore__ unsigned int umin(const unsigned int x, const unsigned int y);
__aicore__ float fdividef(float x, float y);
__aicore__ int signbit(float x);
__aicore__ float __float2float_rn(const float x);
__aicore__ float __float2float_rz(const float x);
__aicore__ float __float2float_rd(const float x);
__aicore__ float __float2float_ru(const float x);
__aicore__ float __float2float_rna(const float x);
__aicore__ unsigned int __float2uint_rn(const float x);
__aicore__ unsigned int __float2uint_rz(const float x);
__aicore__ unsigned int __float2uint_rd(const float x);
__aicore__ unsigned int __float2uint_ru(const float x);
__aicore__ unsigned int __float2uint_rna(const float x);
__aicore__ int __float2int_rn(const float x);
__aicore__ int __float2int_rz(const float x);
__aicore__ int __float2int_rd(const float x);
__aicore__ int __float2int_ru(const float x);
__aicore__ int __float2int_rna(const float x);
__aicore__ unsigned long long int __float2ull_rn(const float x);
__aicore__ unsigned long long int __float2ull_rz(const float x);
__aicore__ unsigned long long int __float2ull_rd(const float x);
__aicore__ unsigned long long int __float2ull_ru(const float x);
__aicore__ unsigned long long int __float2ull_rna(const float x);
__aicore__ long long int __float2ll_rn(const float x);
__aicore__ long long int __float2ll_rz(const float x);
__aicore__ long long int __float2ll_rd(const float x);
__aicore__ long long int __float2ll_ru(const float x);
__aicore__ long long int __float2ll_rna(const float x);
__aicore__ float __uint2float_rn(const unsigned int x);
__aicore__ float __uint2float_rz(const unsigned int x);
__aicore__ float __uint2float_rd(const unsigned int x);
__aicore__ float __uint2float_ru(const unsigned int x);
__aicore__ float __uint2float_rna(const unsigned int x);
__aicore__ float __int2float_rn(const int x);
__aicore__ float __int2float_rz(const int x);
__aicore__ float __int2float_rd(const int x);
__aicore__ float __int2float_ru(const int x);
__aicore__ float __int2float_rna(const int x);
__aicore__ float __ull2float_rn(const unsigned long long int x);
__aicore__ float __ull2float_rz(const unsigned long long int x);
__aicore__ float __ull2float_rd(const unsigned long long int x);
__aicore__ float __ull2float_ru(const unsigned long long int x);
__aicore__ float __ull2float_rna(const unsigned long long int x);
__aicore__ float __ll2float_rn(const long long int x);
__aicore__ float __ll2float_rz(const long long int x);
__aicore__ float __ll2float_rd(const long long int x);
__aicore__ float __ll2float_ru(const long long int x);
__aicore__ float __ll2float_rna(const long long int x);
__aicore__ float __int_as_float(const int x);
__aicore__ float __uint_as_float(const unsigned int x);
__aicore__ int __float_as_int(const float x);
__aicore__ unsigned int __float_as_uint(const float x);
__aicore__ int __mulhi(int x, int y);
__aicore__ unsigned int __umulhi(unsigned int x, unsigned int y);
__aicore__ long long __mul64hi(long long x, long long y);
__aicore__ unsigned long long __umul64hi(unsigned long long x, unsigned long long y);
__aicore__ long long __mul_i32toi64(int x, int y);
__aicore__ unsigned long long __mul_i32toi64(unsigned int x, unsigned int y);
__aicore__ unsigned int __brev(unsigned int x);
__aicore__ unsigned long long __brev(unsigned long long x);
__aicore__ unsigned long __brev(unsigned long x);
__aicore__ int __clz(int x);
__aicore__ int __clz(long long x);
__aicore__ int __clz(long x);
__aicore__ int __ffs(int x);
__aicore__ int __ffs(long long x);
__aicore__ int __ffs(long x);
__aicore__ int __popc(unsigned int x);
__aicore__ int __popc(unsigned long long x);
__aicore__ int __popc(unsigned long x);
__aicore__ unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int s);
__aicore__ float __saturatef(float x);
__aicore__ unsigned int __sad(int x, int y, unsigned int z);
__aicore__ unsigned int __usad(unsigned int x, unsigned int y, unsigned int z);
__aicore__ int __mul24(int x, int y);
__aicore__ unsigned int __umul24(unsigned int x, unsigned int y);
__aicore__ float __fdividef(float x, float y);
__aicore__ int __hadd(int x, int y);
__aicore__ int __rhadd(int x, int y);
__aicore__ unsigned int __uhadd(unsigned int x, unsigned int y);
__aicore__ unsigned int __urhadd(unsigned int x, unsigned int y);
__aicore__ int32_t laneid();
__aicore__ int32_t lanemask_eq();
__aicore__ int32_t lanemask_le();
__aicore__ int32_t lanemask_lt();
__aicore__ int32_t lanemask_ge();
__aicore__ int32_t lanemask_gt();
#endif
