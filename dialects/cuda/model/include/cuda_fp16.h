// Half precision. The macros that torch sets remove operators and conversions. Functions are only declared: the code
// that runs kernels defines them with the device's rounding.
#pragma once
#define __CUDA_FP16_H__

#include "cuda_runtime.h"

struct __align__(2) __half_raw {
  unsigned short x;
};
struct __align__(4) __half2_raw {
  unsigned short x;
  unsigned short y;
};

struct __half;
struct __half2;
struct __nv_bfloat16;

__host__ __device__ __half __double2half(double);
__host__ __device__ __half __float2half(float);
__host__ __device__ __half __float2half_rn(float);
__host__ __device__ __half __float2half_rz(float);
__host__ __device__ __half __float2half_rd(float);
__host__ __device__ __half __float2half_ru(float);
__host__ __device__ float __half2float(__half);
__host__ __device__ short __half2short_rn(__half);
__host__ __device__ __half __short2half_rn(short);
__host__ __device__ short __half2short_rz(__half);
__host__ __device__ __half __short2half_rz(short);
__host__ __device__ short __half2short_rd(__half);
__host__ __device__ __half __short2half_rd(short);
__host__ __device__ short __half2short_ru(__half);
__host__ __device__ __half __short2half_ru(short);
__host__ __device__ unsigned short __half2ushort_rn(__half);
__host__ __device__ __half __ushort2half_rn(unsigned short);
__host__ __device__ unsigned short __half2ushort_rz(__half);
__host__ __device__ __half __ushort2half_rz(unsigned short);
__host__ __device__ unsigned short __half2ushort_rd(__half);
__host__ __device__ __half __ushort2half_rd(unsigned short);
__host__ __device__ unsigned short __half2ushort_ru(__half);
__host__ __device__ __half __ushort2half_ru(unsigned short);
__host__ __device__ int __half2int_rn(__half);
__host__ __device__ __half __int2half_rn(int);
__host__ __device__ int __half2int_rz(__half);
__host__ __device__ __half __int2half_rz(int);
__host__ __device__ int __half2int_rd(__half);
__host__ __device__ __half __int2half_rd(int);
__host__ __device__ int __half2int_ru(__half);
__host__ __device__ __half __int2half_ru(int);
__host__ __device__ unsigned int __half2uint_rn(__half);
__host__ __device__ __half __uint2half_rn(unsigned int);
__host__ __device__ unsigned int __half2uint_rz(__half);
__host__ __device__ __half __uint2half_rz(unsigned int);
__host__ __device__ unsigned int __half2uint_rd(__half);
__host__ __device__ __half __uint2half_rd(unsigned int);
__host__ __device__ unsigned int __half2uint_ru(__half);
__host__ __device__ __half __uint2half_ru(unsigned int);
__host__ __device__ long long __half2ll_rn(__half);
__host__ __device__ __half __ll2half_rn(long long);
__host__ __device__ long long __half2ll_rz(__half);
__host__ __device__ __half __ll2half_rz(long long);
__host__ __device__ long long __half2ll_rd(__half);
__host__ __device__ __half __ll2half_rd(long long);
__host__ __device__ long long __half2ll_ru(__half);
__host__ __device__ __half __ll2half_ru(long long);
__host__ __device__ unsigned long long __half2ull_rn(__half);
__host__ __device__ __half __ull2half_rn(unsigned long long);
__host__ __device__ unsigned long long __half2ull_rz(__half);
__host__ __device__ __half __ull2half_rz(unsigned long long);
__host__ __device__ unsigned long long __half2ull_rd(__half);
__host__ __device__ __half __ull2half_rd(unsigned long long);
__host__ __device__ unsigned long long __half2ull_ru(__half);
__host__ __device__ __half __ull2half_ru(unsigned long long);
__host__ __device__ signed char __half2char_rz(__half);
__host__ __device__ unsigned char __half2uchar_rz(__half);
__host__ __device__ short __half_as_short(__half);
__host__ __device__ unsigned short __half_as_ushort(__half);
__host__ __device__ __half __short_as_half(short);
__host__ __device__ __half __ushort_as_half(unsigned short);
__host__ __device__ __half2 __float2half2_rn(float);
__host__ __device__ __half2 __floats2half2_rn(float, float);
__host__ __device__ __half2 __float22half2_rn(float2);
__host__ __device__ float2 __half22float2(__half2);
__host__ __device__ float __low2float(__half2);
__host__ __device__ float __high2float(__half2);
__host__ __device__ __half2 __half2half2(__half);
__host__ __device__ __half2 __lowhigh2highlow(__half2);
__host__ __device__ __half2 __lows2half2(__half2, __half2);
__host__ __device__ __half2 __highs2half2(__half2, __half2);
__host__ __device__ __half __high2half(__half2);
__host__ __device__ __half __low2half(__half2);
__host__ __device__ __half2 __halves2half2(__half, __half);
__host__ __device__ __half2 make_half2(__half, __half);
__host__ __device__ __half2 __low2half2(__half2);
__host__ __device__ __half2 __high2half2(__half2);

struct __align__(2) __half {
 protected:
  unsigned short __x;

 public:
  __half() = default;
  __host__ __device__ constexpr __half(const __half_raw& r) : __x(r.x) {}
  __host__ __device__ __half& operator=(const __half_raw& r) {
    __x = r.x;
    return *this;
  }
  __host__ __device__ volatile __half& operator=(const __half_raw& r) volatile {
    __x = r.x;
    return *this;
  }
  __host__ __device__ operator __half_raw() const { return __half_raw{__x}; }
  __host__ __device__ operator __half_raw() const volatile { return __half_raw{__x}; }
#if !defined(__CUDA_NO_HALF_CONVERSIONS__)
  __host__ __device__ __half(float f) { __x = __float2half(f).__x; }
  __host__ __device__ __half(double f) { __x = __double2half(f).__x; }
  __host__ __device__ operator float() const { return __half2float(*this); }
  __host__ __device__ __half& operator=(float f) {
    __x = __float2half(f).__x;
    return *this;
  }
  __host__ __device__ __half& operator=(double f) {
    __x = __double2half(f).__x;
    return *this;
  }
  __host__ __device__ __half(short i) { __x = __short2half_rn(i).__x; }
  __host__ __device__ __half(unsigned short i) { __x = __ushort2half_rn(i).__x; }
  __host__ __device__ __half(int i) { __x = __int2half_rn(i).__x; }
  __host__ __device__ __half(unsigned int i) { __x = __uint2half_rn(i).__x; }
  __host__ __device__ __half(long long i) { __x = __ll2half_rn(i).__x; }
  __host__ __device__ __half(unsigned long long i) { __x = __ull2half_rn(i).__x; }
  __host__ __device__ __half(long i) { __x = __ll2half_rn(i).__x; }
  __host__ __device__ __half(unsigned long i) { __x = __ull2half_rn(i).__x; }
  __host__ __device__ operator short() const { return __half2short_rz(*this); }
  __host__ __device__ __half& operator=(short i) {
    __x = __short2half_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator unsigned short() const { return __half2ushort_rz(*this); }
  __host__ __device__ __half& operator=(unsigned short i) {
    __x = __ushort2half_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator int() const { return __half2int_rz(*this); }
  __host__ __device__ __half& operator=(int i) {
    __x = __int2half_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator unsigned int() const { return __half2uint_rz(*this); }
  __host__ __device__ __half& operator=(unsigned int i) {
    __x = __uint2half_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator long long() const { return __half2ll_rz(*this); }
  __host__ __device__ __half& operator=(long long i) {
    __x = __ll2half_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator unsigned long long() const { return __half2ull_rz(*this); }
  __host__ __device__ __half& operator=(unsigned long long i) {
    __x = __ull2half_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator long() const { return __half2ll_rz(*this); }
  __host__ __device__ operator unsigned long() const { return __half2ull_rz(*this); }
  __host__ __device__ operator signed char() const { return __half2char_rz(*this); }
  __host__ __device__ operator unsigned char() const { return __half2uchar_rz(*this); }
  __host__ __device__ operator char() const { return __half2char_rz(*this); }
  __host__ __device__ constexpr operator bool() const { return (__x & 0x7fff) != 0; }
  __host__ __device__ explicit __half(const __nv_bfloat16& f);
#endif
};

struct __align__(4) __half2 {
  __half x;
  __half y;
  __half2() = default;
  __host__ __device__ constexpr __half2(const __half& a, const __half& b) : x(a), y(b) {}
  __host__ __device__ __half2(__half2&& o) : x(o.x), y(o.y) {}
  __host__ __device__ __half2(const __half2& o) : x(o.x), y(o.y) {}
  __host__ __device__ __half2& operator=(__half2&& o) {
    x = o.x;
    y = o.y;
    return *this;
  }
  __host__ __device__ __half2& operator=(const __half2& o) {
    x = o.x;
    y = o.y;
    return *this;
  }
  __host__ __device__ __half2(const __half2_raw& r) : x(__half_raw{r.x}), y(__half_raw{r.y}) {}
  __host__ __device__ __half2& operator=(const __half2_raw& r) { return *this = __half2(r); }
  __host__ __device__ operator __half2_raw() const { return __half2_raw{((__half_raw)x).x, ((__half_raw)y).x}; }
};

#include "assay/fp16_functions.h"

#if !defined(__CUDA_NO_HALF_OPERATORS__)
__forceinline__ __host__ __device__ __half operator+(const __half& a, const __half& b) { return __hadd(a, b); }
__forceinline__ __host__ __device__ __half& operator+=(__half& a, const __half& b) { return a = __hadd(a, b); }
__forceinline__ __host__ __device__ __half operator-(const __half& a, const __half& b) { return __hsub(a, b); }
__forceinline__ __host__ __device__ __half& operator-=(__half& a, const __half& b) { return a = __hsub(a, b); }
__forceinline__ __host__ __device__ __half operator*(const __half& a, const __half& b) { return __hmul(a, b); }
__forceinline__ __host__ __device__ __half& operator*=(__half& a, const __half& b) { return a = __hmul(a, b); }
__forceinline__ __host__ __device__ __half operator/(const __half& a, const __half& b) { return __hdiv(a, b); }
__forceinline__ __host__ __device__ __half& operator/=(__half& a, const __half& b) { return a = __hdiv(a, b); }
__forceinline__ __host__ __device__ __half& operator++(__half& a) { return a = __hadd(a, __float2half(1.0f)); }
__forceinline__ __host__ __device__ __half operator++(__half& a, int) {
  const __half old = a;
  a = __hadd(a, __float2half(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __half& operator--(__half& a) { return a = __hsub(a, __float2half(1.0f)); }
__forceinline__ __host__ __device__ __half operator--(__half& a, int) {
  const __half old = a;
  a = __hsub(a, __float2half(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __half operator+(const __half& a) { return a; }
__forceinline__ __host__ __device__ __half operator-(const __half& a) { return __hneg(a); }
__forceinline__ __host__ __device__ bool operator==(const __half& a, const __half& b) { return __heq(a, b); }
__forceinline__ __host__ __device__ bool operator!=(const __half& a, const __half& b) { return __hneu(a, b); }
__forceinline__ __host__ __device__ bool operator>(const __half& a, const __half& b) { return __hgt(a, b); }
__forceinline__ __host__ __device__ bool operator<(const __half& a, const __half& b) { return __hlt(a, b); }
__forceinline__ __host__ __device__ bool operator>=(const __half& a, const __half& b) { return __hge(a, b); }
__forceinline__ __host__ __device__ bool operator<=(const __half& a, const __half& b) { return __hle(a, b); }
#endif
#if !defined(__CUDA_NO_HALF2_OPERATORS__)
__forceinline__ __host__ __device__ __half2 operator+(const __half2& a, const __half2& b) { return __hadd2(a, b); }
__forceinline__ __host__ __device__ __half2& operator+=(__half2& a, const __half2& b) { return a = __hadd2(a, b); }
__forceinline__ __host__ __device__ __half2 operator-(const __half2& a, const __half2& b) { return __hsub2(a, b); }
__forceinline__ __host__ __device__ __half2& operator-=(__half2& a, const __half2& b) { return a = __hsub2(a, b); }
__forceinline__ __host__ __device__ __half2 operator*(const __half2& a, const __half2& b) { return __hmul2(a, b); }
__forceinline__ __host__ __device__ __half2& operator*=(__half2& a, const __half2& b) { return a = __hmul2(a, b); }
__forceinline__ __host__ __device__ __half2 operator/(const __half2& a, const __half2& b) { return __h2div(a, b); }
__forceinline__ __host__ __device__ __half2& operator/=(__half2& a, const __half2& b) { return a = __h2div(a, b); }
__forceinline__ __host__ __device__ __half2& operator++(__half2& a) { return a = __hadd2(a, __float2half2_rn(1.0f)); }
__forceinline__ __host__ __device__ __half2 operator++(__half2& a, int) {
  const __half2 old = a;
  a = __hadd2(a, __float2half2_rn(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __half2& operator--(__half2& a) { return a = __hsub2(a, __float2half2_rn(1.0f)); }
__forceinline__ __host__ __device__ __half2 operator--(__half2& a, int) {
  const __half2 old = a;
  a = __hsub2(a, __float2half2_rn(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __half2 operator+(const __half2& a) { return a; }
__forceinline__ __host__ __device__ __half2 operator-(const __half2& a) { return __hneg2(a); }
__forceinline__ __host__ __device__ bool operator==(const __half2& a, const __half2& b) { return __hbeq2(a, b); }
__forceinline__ __host__ __device__ bool operator!=(const __half2& a, const __half2& b) { return __hbne2(a, b); }
__forceinline__ __host__ __device__ bool operator>(const __half2& a, const __half2& b) { return __hbgt2(a, b); }
__forceinline__ __host__ __device__ bool operator<(const __half2& a, const __half2& b) { return __hblt2(a, b); }
__forceinline__ __host__ __device__ bool operator>=(const __half2& a, const __half2& b) { return __hbge2(a, b); }
__forceinline__ __host__ __device__ bool operator<=(const __half2& a, const __half2& b) { return __hble2(a, b); }
#endif
typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;

#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)
