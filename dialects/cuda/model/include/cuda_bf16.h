// Bfloat16. torch takes the conversions away and leaves the operators.
#pragma once
#define __CUDA_BF16_H__

#include "cuda_fp16.h"

struct __align__(2) __nv_bfloat16_raw {
  unsigned short x;
};
struct __align__(4) __nv_bfloat162_raw {
  unsigned short x;
  unsigned short y;
};

struct __nv_bfloat16;
struct __nv_bfloat162;


__host__ __device__ __nv_bfloat16 __double2bfloat16(double);
__host__ __device__ __nv_bfloat16 __float2bfloat16(float);
__host__ __device__ __nv_bfloat16 __float2bfloat16_rn(float);
__host__ __device__ __nv_bfloat16 __float2bfloat16_rz(float);
__host__ __device__ __nv_bfloat16 __float2bfloat16_rd(float);
__host__ __device__ __nv_bfloat16 __float2bfloat16_ru(float);
__host__ __device__ float __bfloat162float(__nv_bfloat16);
__host__ __device__ short __bfloat162short_rn(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __short2bfloat16_rn(short);
__host__ __device__ short __bfloat162short_rz(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __short2bfloat16_rz(short);
__host__ __device__ short __bfloat162short_rd(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __short2bfloat16_rd(short);
__host__ __device__ short __bfloat162short_ru(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __short2bfloat16_ru(short);
__host__ __device__ unsigned short __bfloat162ushort_rn(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ushort2bfloat16_rn(unsigned short);
__host__ __device__ unsigned short __bfloat162ushort_rz(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ushort2bfloat16_rz(unsigned short);
__host__ __device__ unsigned short __bfloat162ushort_rd(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ushort2bfloat16_rd(unsigned short);
__host__ __device__ unsigned short __bfloat162ushort_ru(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ushort2bfloat16_ru(unsigned short);
__host__ __device__ int __bfloat162int_rn(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __int2bfloat16_rn(int);
__host__ __device__ int __bfloat162int_rz(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __int2bfloat16_rz(int);
__host__ __device__ int __bfloat162int_rd(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __int2bfloat16_rd(int);
__host__ __device__ int __bfloat162int_ru(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __int2bfloat16_ru(int);
__host__ __device__ unsigned int __bfloat162uint_rn(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __uint2bfloat16_rn(unsigned int);
__host__ __device__ unsigned int __bfloat162uint_rz(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __uint2bfloat16_rz(unsigned int);
__host__ __device__ unsigned int __bfloat162uint_rd(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __uint2bfloat16_rd(unsigned int);
__host__ __device__ unsigned int __bfloat162uint_ru(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __uint2bfloat16_ru(unsigned int);
__host__ __device__ long long __bfloat162ll_rn(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ll2bfloat16_rn(long long);
__host__ __device__ long long __bfloat162ll_rz(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ll2bfloat16_rz(long long);
__host__ __device__ long long __bfloat162ll_rd(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ll2bfloat16_rd(long long);
__host__ __device__ long long __bfloat162ll_ru(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ll2bfloat16_ru(long long);
__host__ __device__ unsigned long long __bfloat162ull_rn(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ull2bfloat16_rn(unsigned long long);
__host__ __device__ unsigned long long __bfloat162ull_rz(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ull2bfloat16_rz(unsigned long long);
__host__ __device__ unsigned long long __bfloat162ull_rd(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ull2bfloat16_rd(unsigned long long);
__host__ __device__ unsigned long long __bfloat162ull_ru(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __ull2bfloat16_ru(unsigned long long);
__host__ __device__ signed char __bfloat162char_rz(__nv_bfloat16);
__host__ __device__ unsigned char __bfloat162uchar_rz(__nv_bfloat16);
__host__ __device__ short __bfloat16_as_short(__nv_bfloat16);
__host__ __device__ unsigned short __bfloat16_as_ushort(__nv_bfloat16);
__host__ __device__ __nv_bfloat16 __short_as_bfloat16(short);
__host__ __device__ __nv_bfloat16 __ushort_as_bfloat16(unsigned short);
__host__ __device__ __nv_bfloat162 __float2bfloat162_rn(float);
__host__ __device__ __nv_bfloat162 __floats2bfloat162_rn(float, float);
__host__ __device__ __nv_bfloat162 __float22bfloat162_rn(float2);
__host__ __device__ float2 __bfloat1622float2(__nv_bfloat162);
__host__ __device__ float __low2float(__nv_bfloat162);
__host__ __device__ float __high2float(__nv_bfloat162);
__host__ __device__ __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16);
__host__ __device__ __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162);
__host__ __device__ __nv_bfloat162 __lows2bfloat162(__nv_bfloat162, __nv_bfloat162);
__host__ __device__ __nv_bfloat162 __highs2bfloat162(__nv_bfloat162, __nv_bfloat162);
__host__ __device__ __nv_bfloat16 __high2bfloat16(__nv_bfloat162);
__host__ __device__ __nv_bfloat16 __low2bfloat16(__nv_bfloat162);
__host__ __device__ __nv_bfloat162 __halves2bfloat162(__nv_bfloat16, __nv_bfloat16);
__host__ __device__ __nv_bfloat162 make_bfloat162(__nv_bfloat16, __nv_bfloat16);
__host__ __device__ __nv_bfloat162 __low2bfloat162(__nv_bfloat162);
__host__ __device__ __nv_bfloat162 __high2bfloat162(__nv_bfloat162);

struct __align__(2) __nv_bfloat16 {
 protected:
  unsigned short __x;

 public:
  __nv_bfloat16() = default;
  __host__ __device__ constexpr __nv_bfloat16(const __nv_bfloat16_raw& r) : __x(r.x) {}
  __host__ __device__ __nv_bfloat16& operator=(const __nv_bfloat16_raw& r) {
    __x = r.x;
    return *this;
  }
  __host__ __device__ volatile __nv_bfloat16& operator=(const __nv_bfloat16_raw& r) volatile {
    __x = r.x;
    return *this;
  }
  __host__ __device__ operator __nv_bfloat16_raw() const { return __nv_bfloat16_raw{__x}; }
  __host__ __device__ operator __nv_bfloat16_raw() const volatile { return __nv_bfloat16_raw{__x}; }
#if !defined(__CUDA_NO_BFLOAT16_CONVERSIONS__)
  __host__ __device__ __nv_bfloat16(float f) { __x = __float2bfloat16(f).__x; }
  __host__ __device__ __nv_bfloat16(double f) { __x = __double2bfloat16(f).__x; }
  __host__ __device__ operator float() const { return __bfloat162float(*this); }
  __host__ __device__ __nv_bfloat16& operator=(float f) {
    __x = __float2bfloat16(f).__x;
    return *this;
  }
  __host__ __device__ __nv_bfloat16& operator=(double f) {
    __x = __double2bfloat16(f).__x;
    return *this;
  }
  __host__ __device__ __nv_bfloat16(short i) { __x = __short2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(unsigned short i) { __x = __ushort2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(int i) { __x = __int2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(unsigned int i) { __x = __uint2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(long long i) { __x = __ll2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(unsigned long long i) { __x = __ull2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(long i) { __x = __ll2bfloat16_rn(i).__x; }
  __host__ __device__ __nv_bfloat16(unsigned long i) { __x = __ull2bfloat16_rn(i).__x; }
  __host__ __device__ operator short() const { return __bfloat162short_rz(*this); }
  __host__ __device__ __nv_bfloat16& operator=(short i) {
    __x = __short2bfloat16_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator unsigned short() const { return __bfloat162ushort_rz(*this); }
  __host__ __device__ __nv_bfloat16& operator=(unsigned short i) {
    __x = __ushort2bfloat16_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator int() const { return __bfloat162int_rz(*this); }
  __host__ __device__ __nv_bfloat16& operator=(int i) {
    __x = __int2bfloat16_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator unsigned int() const { return __bfloat162uint_rz(*this); }
  __host__ __device__ __nv_bfloat16& operator=(unsigned int i) {
    __x = __uint2bfloat16_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator long long() const { return __bfloat162ll_rz(*this); }
  __host__ __device__ __nv_bfloat16& operator=(long long i) {
    __x = __ll2bfloat16_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator unsigned long long() const { return __bfloat162ull_rz(*this); }
  __host__ __device__ __nv_bfloat16& operator=(unsigned long long i) {
    __x = __ull2bfloat16_rn(i).__x;
    return *this;
  }
  __host__ __device__ operator long() const { return __bfloat162ll_rz(*this); }
  __host__ __device__ operator unsigned long() const { return __bfloat162ull_rz(*this); }
  __host__ __device__ operator signed char() const { return __bfloat162char_rz(*this); }
  __host__ __device__ operator unsigned char() const { return __bfloat162uchar_rz(*this); }
  __host__ __device__ operator char() const { return __bfloat162char_rz(*this); }
  __host__ __device__ constexpr operator bool() const { return (__x & 0x7fff) != 0; }
  __host__ __device__ explicit __nv_bfloat16(__half f) { __x = __float2bfloat16(__half2float(f)).__x; }
#endif
};

struct __align__(4) __nv_bfloat162 {
  __nv_bfloat16 x;
  __nv_bfloat16 y;
  __nv_bfloat162() = default;
  __host__ __device__ constexpr __nv_bfloat162(const __nv_bfloat16& a, const __nv_bfloat16& b) : x(a), y(b) {}
  __host__ __device__ __nv_bfloat162(__nv_bfloat162&& o) : x(o.x), y(o.y) {}
  __host__ __device__ __nv_bfloat162(const __nv_bfloat162& o) : x(o.x), y(o.y) {}
  __host__ __device__ __nv_bfloat162& operator=(__nv_bfloat162&& o) {
    x = o.x;
    y = o.y;
    return *this;
  }
  __host__ __device__ __nv_bfloat162& operator=(const __nv_bfloat162& o) {
    x = o.x;
    y = o.y;
    return *this;
  }
  __host__ __device__ __nv_bfloat162(const __nv_bfloat162_raw& r) : x(__nv_bfloat16_raw{r.x}), y(__nv_bfloat16_raw{r.y}) {}
  __host__ __device__ __nv_bfloat162& operator=(const __nv_bfloat162_raw& r) { return *this = __nv_bfloat162(r); }
  __host__ __device__ operator __nv_bfloat162_raw() const { return __nv_bfloat162_raw{((__nv_bfloat16_raw)x).x, ((__nv_bfloat16_raw)y).x}; }
};

#include "assay/bf16_functions.h"

#if !defined(__CUDA_NO_BFLOAT16_OPERATORS__)
__forceinline__ __host__ __device__ __nv_bfloat16 operator+(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hadd(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16& operator+=(__nv_bfloat16& a, const __nv_bfloat16& b) { return a = __hadd(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16 operator-(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hsub(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16& operator-=(__nv_bfloat16& a, const __nv_bfloat16& b) { return a = __hsub(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16 operator*(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hmul(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16& operator*=(__nv_bfloat16& a, const __nv_bfloat16& b) { return a = __hmul(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16 operator/(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hdiv(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16& operator/=(__nv_bfloat16& a, const __nv_bfloat16& b) { return a = __hdiv(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat16& operator++(__nv_bfloat16& a) { return a = __hadd(a, __float2bfloat16(1.0f)); }
__forceinline__ __host__ __device__ __nv_bfloat16 operator++(__nv_bfloat16& a, int) {
  const __nv_bfloat16 old = a;
  a = __hadd(a, __float2bfloat16(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __nv_bfloat16& operator--(__nv_bfloat16& a) { return a = __hsub(a, __float2bfloat16(1.0f)); }
__forceinline__ __host__ __device__ __nv_bfloat16 operator--(__nv_bfloat16& a, int) {
  const __nv_bfloat16 old = a;
  a = __hsub(a, __float2bfloat16(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __nv_bfloat16 operator+(const __nv_bfloat16& a) { return a; }
__forceinline__ __host__ __device__ __nv_bfloat16 operator-(const __nv_bfloat16& a) { return __hneg(a); }
__forceinline__ __host__ __device__ bool operator==(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __heq(a, b); }
__forceinline__ __host__ __device__ bool operator!=(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hneu(a, b); }
__forceinline__ __host__ __device__ bool operator>(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hgt(a, b); }
__forceinline__ __host__ __device__ bool operator<(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hlt(a, b); }
__forceinline__ __host__ __device__ bool operator>=(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hge(a, b); }
__forceinline__ __host__ __device__ bool operator<=(const __nv_bfloat16& a, const __nv_bfloat16& b) { return __hle(a, b); }
#endif
#if !defined(__CUDA_NO_BFLOAT162_OPERATORS__)
__forceinline__ __host__ __device__ __nv_bfloat162 operator+(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hadd2(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162& operator+=(__nv_bfloat162& a, const __nv_bfloat162& b) { return a = __hadd2(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162 operator-(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hsub2(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162& operator-=(__nv_bfloat162& a, const __nv_bfloat162& b) { return a = __hsub2(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162 operator*(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hmul2(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162& operator*=(__nv_bfloat162& a, const __nv_bfloat162& b) { return a = __hmul2(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162 operator/(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __h2div(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162& operator/=(__nv_bfloat162& a, const __nv_bfloat162& b) { return a = __h2div(a, b); }
__forceinline__ __host__ __device__ __nv_bfloat162& operator++(__nv_bfloat162& a) { return a = __hadd2(a, __float2bfloat162_rn(1.0f)); }
__forceinline__ __host__ __device__ __nv_bfloat162 operator++(__nv_bfloat162& a, int) {
  const __nv_bfloat162 old = a;
  a = __hadd2(a, __float2bfloat162_rn(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __nv_bfloat162& operator--(__nv_bfloat162& a) { return a = __hsub2(a, __float2bfloat162_rn(1.0f)); }
__forceinline__ __host__ __device__ __nv_bfloat162 operator--(__nv_bfloat162& a, int) {
  const __nv_bfloat162 old = a;
  a = __hsub2(a, __float2bfloat162_rn(1.0f));
  return old;
}
__forceinline__ __host__ __device__ __nv_bfloat162 operator+(const __nv_bfloat162& a) { return a; }
__forceinline__ __host__ __device__ __nv_bfloat162 operator-(const __nv_bfloat162& a) { return __hneg2(a); }
__forceinline__ __host__ __device__ bool operator==(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hbeq2(a, b); }
__forceinline__ __host__ __device__ bool operator!=(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hbne2(a, b); }
__forceinline__ __host__ __device__ bool operator>(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hbgt2(a, b); }
__forceinline__ __host__ __device__ bool operator<(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hblt2(a, b); }
__forceinline__ __host__ __device__ bool operator>=(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hbge2(a, b); }
__forceinline__ __host__ __device__ bool operator<=(const __nv_bfloat162& a, const __nv_bfloat162& b) { return __hble2(a, b); }
#endif
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#define CUDART_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define CUDART_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define CUDART_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)
