// Code on threads, from release 9.0 on, for 3510 alone. A run that reaches what is declared only ends there. Pointers are
// taken in any memory, which is more than the device takes.
// Source: asc-devkit at 82b89a15f, include/simt_api.
#pragma once

#include <cmath>
#include <cstdlib>
#include <limits>
#include <type_traits>

#include "assay/simt_words.h"

#ifndef ASSAY_SIMT_WORDS
#define ASSAY_SIMT_WORDS
#include "kernel_operator.h"

// A call on threads names how many; of registers it has its arguments alone.
template <auto funcPtr, typename... Args>
__aicore__ inline void asc_vf_call(dim3 threads, Args... arguments) {
  const auto call = [=] { funcPtr(arguments...); };
  assay_simt_run([](const void* held) { (*static_cast<decltype(&call)>(held))(); }, &call, sizeof(call), threads.x,
                 threads.y, threads.z);
}
__aicore__ inline void asc_syncthreads() { assay_simt_barrier(); }
__aicore__ inline void asc_threadfence() {}
__aicore__ inline void asc_threadfence_block() {}

namespace assay_simt {
template <class T>
ASSAY_MODEL assay_u64 BitsOf(T value) {
  assay_u64 bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  return bits;
}
template <class T>
ASSAY_MODEL T ValueOf(assay_u64 bits) {
  T value;
  __builtin_memcpy(&value, &bits, sizeof(T));
  return value;
}
// The value of another lane of the same part of the warp; its own if there is none.
template <class T>
__aicore__ inline __attribute__((always_inline)) T FromLane(T own, const assay_u64* all, uint32_t lanes, int32_t from,
                                                            bool inside) {
  return inside && from >= 0 && from < warpSize && (lanes >> from & 1) != 0 ? ValueOf<T>(all[from]) : own;
}
template <class T, class F>
__aicore__ inline __attribute__((always_inline)) T Fold(const assay_u64* all, uint32_t lanes, F f) {
  T result{};
  bool first = true;
  for (int32_t i = 0; i < warpSize; ++i) {
    if ((lanes >> i & 1) == 0) continue;
    result = first ? ValueOf<T>(all[i]) : f(result, ValueOf<T>(all[i]));
    first = false;
  }
  return result;
}
// A thread runs until it waits: its reads and writes until then form one access.
template <class P, class F>
__aicore__ inline __attribute__((always_inline)) auto Change(P address, F f) {
  const auto old = *address;
  *address = f(old);
  return old;
}
}  // namespace assay_simt

#define ASSAY_SIMT __aicore__ inline __attribute__((always_inline))
ASSAY_SIMT uint32_t asc_ballot(int32_t predicate) {
  assay_u64 all[32];
  const uint32_t lanes = assay_simt_exchange(static_cast<assay_u64>(predicate != 0), all);
  uint32_t result = 0;
  for (int32_t i = 0; i < warpSize; ++i) result |= static_cast<uint32_t>((lanes >> i & 1) & all[i]) << i;
  return result;
}
ASSAY_SIMT uint32_t asc_activemask() {
  assay_u64 all[32];
  return assay_simt_exchange(0, all);
}
ASSAY_SIMT int32_t asc_any(int32_t predicate) { return asc_ballot(predicate) != 0; }
ASSAY_SIMT int32_t asc_all(int32_t predicate) { return asc_ballot(predicate == 0) == 0; }
template <class T>
ASSAY_SIMT T asc_shfl(T var, int32_t src_lane, int32_t width = warpSize) {
  assay_u64 all[32];
  const uint32_t lanes = assay_simt_exchange(assay_simt::BitsOf(var), all);
  const int32_t part = static_cast<int32_t>(assay_simt_lane()) / width * width;
  return assay_simt::FromLane(var, all, lanes, part + (src_lane & (width - 1)), true);
}
template <class T>
ASSAY_SIMT T asc_shfl_up(T var, uint32_t delta, int32_t width = warpSize) {
  assay_u64 all[32];
  const uint32_t lanes = assay_simt_exchange(assay_simt::BitsOf(var), all);
  const int32_t lane = static_cast<int32_t>(assay_simt_lane()), from = lane - static_cast<int32_t>(delta);
  return assay_simt::FromLane(var, all, lanes, from, from >= lane / width * width);
}
template <class T>
ASSAY_SIMT T asc_shfl_down(T var, uint32_t delta, int32_t width = warpSize) {
  assay_u64 all[32];
  const uint32_t lanes = assay_simt_exchange(assay_simt::BitsOf(var), all);
  const int32_t lane = static_cast<int32_t>(assay_simt_lane()), from = lane + static_cast<int32_t>(delta);
  return assay_simt::FromLane(var, all, lanes, from, from < (lane / width + 1) * width);
}
template <class T>
ASSAY_SIMT T asc_shfl_xor(T var, int32_t lane_mask, int32_t width = warpSize) {
  assay_u64 all[32];
  const uint32_t lanes = assay_simt_exchange(assay_simt::BitsOf(var), all);
  const int32_t lane = static_cast<int32_t>(assay_simt_lane()), from = lane ^ lane_mask;
  return assay_simt::FromLane(var, all, lanes, from, from < (lane / width + 1) * width);
}
#define ASSAY_SIMT_REDUCE(name, expression)                                                     \
  template <class T>                                                                            \
  ASSAY_SIMT T name(T val) {                                                                    \
    assay_u64 all[32];                                                                          \
    const uint32_t lanes = assay_simt_exchange(assay_simt::BitsOf(val), all);                   \
    return assay_simt::Fold<T>(all, lanes, [](T a, T b) { return static_cast<T>(expression); }); \
  }
ASSAY_SIMT_REDUCE(asc_reduce_add, a + b)
ASSAY_SIMT_REDUCE(asc_reduce_max, a < b ? b : a)
ASSAY_SIMT_REDUCE(asc_reduce_min, b < a ? b : a)
#undef ASSAY_SIMT_REDUCE
#define ASSAY_SIMT_ATOMIC(name, expression)                                                       \
  template <class P, class V>                                                                     \
  ASSAY_SIMT std::remove_cv_t<std::remove_reference_t<decltype(*P())>> name(P address, V val) {   \
    using T = std::remove_cv_t<std::remove_reference_t<decltype(*P())>>;                          \
    const T v = static_cast<T>(val);                                                              \
    return assay_simt::Change(address, [v](T old) { return static_cast<T>(expression); });        \
  }
ASSAY_SIMT_ATOMIC(asc_atomic_add, old + v)
ASSAY_SIMT_ATOMIC(asc_atomic_sub, old - v)
ASSAY_SIMT_ATOMIC(asc_atomic_exch, v)
ASSAY_SIMT_ATOMIC(asc_atomic_max, old < v ? v : old)
ASSAY_SIMT_ATOMIC(asc_atomic_min, v < old ? v : old)
ASSAY_SIMT_ATOMIC(asc_atomic_inc, old >= v ? T(0) : old + T(1))
ASSAY_SIMT_ATOMIC(asc_atomic_dec, old == T(0) || old > v ? v : old - T(1))
ASSAY_SIMT_ATOMIC(asc_atomic_and, old & v)
ASSAY_SIMT_ATOMIC(asc_atomic_or, old | v)
ASSAY_SIMT_ATOMIC(asc_atomic_xor, old ^ v)
#undef ASSAY_SIMT_ATOMIC
template <class P, class V, class W>
ASSAY_SIMT std::remove_cv_t<std::remove_reference_t<decltype(*P())>> asc_atomic_cas(P address, V compare, W val) {
  using T = std::remove_cv_t<std::remove_reference_t<decltype(*P())>>;
  return assay_simt::Change(address, [compare, val](T old) { return old == compare ? static_cast<T>(val) : old; });
}
template <class P>
ASSAY_SIMT std::remove_cv_t<std::remove_reference_t<decltype(*P())>> asc_ldcg(P address) {
  return *address;
}
template <class P>
ASSAY_SIMT std::remove_cv_t<std::remove_reference_t<decltype(*P())>> asc_ldca(P address) {
  return *address;
}
template <class P, class V>
ASSAY_SIMT void asc_stcg(P address, V val) {
  *address = val;
}

namespace assay_simt {
// A whole number of the type, as near as it has one.
template <class T>
ASSAY_MODEL T Whole(float value) {
  constexpr T kLeast = std::numeric_limits<T>::min(), kMost = std::numeric_limits<T>::max();
  if (value != value) return 0;
  if (value <= static_cast<float>(kLeast)) return kLeast;
  return value >= static_cast<float>(kMost) ? kMost : static_cast<T>(value);
}
}  // namespace assay_simt

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
ASSAY_SIMT float rsqrtf(float x) { return 1.0f / __builtin_sqrtf(x); }
extern "C" __aicore__ float log2f(float x) noexcept;
extern "C" __aicore__ float logf(float x) noexcept;
extern "C" __aicore__ float expf(float x) noexcept;
extern "C" __aicore__ float fmaf(float x, float y, float z) noexcept;
extern "C" __aicore__ float fabsf(float x) noexcept;
__aicore__ float normcdfinvf(float x);
extern "C" __aicore__ float modff(float x, float* n) noexcept;
ASSAY_SIMT bool isfinite(float x) { return __builtin_isfinite(x); }
ASSAY_SIMT bool isnan(float x) { return __builtin_isnan(x); }
ASSAY_SIMT bool isinf(float x) { return __builtin_isinf(x); }
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
ASSAY_SIMT long long int llmax(const long long int x, const long long int y) { return x < y ? y : x; }
ASSAY_SIMT unsigned int umax(const unsigned int x, const unsigned int y) { return x < y ? y : x; }
ASSAY_SIMT long long int llmin(const long long int x, const long long int y) { return y < x ? y : x; }
ASSAY_SIMT unsigned int umin(const unsigned int x, const unsigned int y) { return y < x ? y : x; }
ASSAY_SIMT float fdividef(float x, float y) { return x / y; }
ASSAY_SIMT int signbit(float x) { return __builtin_signbit(x); }
ASSAY_SIMT float __float2float_rn(const float x) { return __builtin_rintf(x); }
ASSAY_SIMT float __float2float_rz(const float x) { return __builtin_truncf(x); }
ASSAY_SIMT float __float2float_rd(const float x) { return __builtin_floorf(x); }
ASSAY_SIMT float __float2float_ru(const float x) { return __builtin_ceilf(x); }
ASSAY_SIMT float __float2float_rna(const float x) { return __builtin_roundf(x); }
ASSAY_SIMT unsigned int __float2uint_rn(const float x) { return assay_simt::Whole<unsigned int>(__builtin_rintf(x)); }
ASSAY_SIMT unsigned int __float2uint_rz(const float x) { return assay_simt::Whole<unsigned int>(__builtin_truncf(x)); }
ASSAY_SIMT unsigned int __float2uint_rd(const float x) { return assay_simt::Whole<unsigned int>(__builtin_floorf(x)); }
ASSAY_SIMT unsigned int __float2uint_ru(const float x) { return assay_simt::Whole<unsigned int>(__builtin_ceilf(x)); }
ASSAY_SIMT unsigned int __float2uint_rna(const float x) { return assay_simt::Whole<unsigned int>(__builtin_roundf(x)); }
ASSAY_SIMT int __float2int_rn(const float x) { return assay_simt::Whole<int>(__builtin_rintf(x)); }
ASSAY_SIMT int __float2int_rz(const float x) { return assay_simt::Whole<int>(__builtin_truncf(x)); }
ASSAY_SIMT int __float2int_rd(const float x) { return assay_simt::Whole<int>(__builtin_floorf(x)); }
ASSAY_SIMT int __float2int_ru(const float x) { return assay_simt::Whole<int>(__builtin_ceilf(x)); }
ASSAY_SIMT int __float2int_rna(const float x) { return assay_simt::Whole<int>(__builtin_roundf(x)); }
ASSAY_SIMT unsigned long long int __float2ull_rn(const float x) { return assay_simt::Whole<unsigned long long int>(__builtin_rintf(x)); }
ASSAY_SIMT unsigned long long int __float2ull_rz(const float x) { return assay_simt::Whole<unsigned long long int>(__builtin_truncf(x)); }
ASSAY_SIMT unsigned long long int __float2ull_rd(const float x) { return assay_simt::Whole<unsigned long long int>(__builtin_floorf(x)); }
ASSAY_SIMT unsigned long long int __float2ull_ru(const float x) { return assay_simt::Whole<unsigned long long int>(__builtin_ceilf(x)); }
ASSAY_SIMT unsigned long long int __float2ull_rna(const float x) { return assay_simt::Whole<unsigned long long int>(__builtin_roundf(x)); }
ASSAY_SIMT long long int __float2ll_rn(const float x) { return assay_simt::Whole<long long int>(__builtin_rintf(x)); }
ASSAY_SIMT long long int __float2ll_rz(const float x) { return assay_simt::Whole<long long int>(__builtin_truncf(x)); }
ASSAY_SIMT long long int __float2ll_rd(const float x) { return assay_simt::Whole<long long int>(__builtin_floorf(x)); }
ASSAY_SIMT long long int __float2ll_ru(const float x) { return assay_simt::Whole<long long int>(__builtin_ceilf(x)); }
ASSAY_SIMT long long int __float2ll_rna(const float x) { return assay_simt::Whole<long long int>(__builtin_roundf(x)); }
ASSAY_SIMT float __uint2float_rn(const unsigned int x) { return static_cast<float>(x); }
__aicore__ float __uint2float_rz(const unsigned int x);
__aicore__ float __uint2float_rd(const unsigned int x);
__aicore__ float __uint2float_ru(const unsigned int x);
__aicore__ float __uint2float_rna(const unsigned int x);
ASSAY_SIMT float __int2float_rn(const int x) { return static_cast<float>(x); }
__aicore__ float __int2float_rz(const int x);
__aicore__ float __int2float_rd(const int x);
__aicore__ float __int2float_ru(const int x);
__aicore__ float __int2float_rna(const int x);
ASSAY_SIMT float __ull2float_rn(const unsigned long long int x) { return static_cast<float>(x); }
__aicore__ float __ull2float_rz(const unsigned long long int x);
__aicore__ float __ull2float_rd(const unsigned long long int x);
__aicore__ float __ull2float_ru(const unsigned long long int x);
__aicore__ float __ull2float_rna(const unsigned long long int x);
ASSAY_SIMT float __ll2float_rn(const long long int x) { return static_cast<float>(x); }
__aicore__ float __ll2float_rz(const long long int x);
__aicore__ float __ll2float_rd(const long long int x);
__aicore__ float __ll2float_ru(const long long int x);
__aicore__ float __ll2float_rna(const long long int x);
ASSAY_SIMT float __int_as_float(const int x) { return __builtin_bit_cast(float, x); }
ASSAY_SIMT float __uint_as_float(const unsigned int x) { return __builtin_bit_cast(float, x); }
ASSAY_SIMT int __float_as_int(const float x) { return __builtin_bit_cast(int, x); }
ASSAY_SIMT unsigned int __float_as_uint(const float x) { return __builtin_bit_cast(unsigned int, x); }
ASSAY_SIMT int __mulhi(int x, int y) { return static_cast<int>(static_cast<long long>(x) * y >> 32); }
ASSAY_SIMT unsigned int __umulhi(unsigned int x, unsigned int y) { return static_cast<unsigned int>(static_cast<unsigned long long>(x) * y >> 32); }
ASSAY_SIMT long long __mul64hi(long long x, long long y) { return static_cast<long long>(static_cast<__int128>(x) * y >> 64); }
ASSAY_SIMT unsigned long long __umul64hi(unsigned long long x, unsigned long long y) { return static_cast<unsigned long long>(static_cast<unsigned __int128>(x) * y >> 64); }
ASSAY_SIMT long long __mul_i32toi64(int x, int y) { return static_cast<long long>(x) * y; }
ASSAY_SIMT unsigned long long __mul_i32toi64(unsigned int x, unsigned int y) { return static_cast<unsigned long long>(x) * y; }
ASSAY_SIMT unsigned int __brev(unsigned int x) { return __builtin_bitreverse32(x); }
ASSAY_SIMT unsigned long long __brev(unsigned long long x) { return __builtin_bitreverse64(x); }
ASSAY_SIMT unsigned long __brev(unsigned long x) { return __builtin_bitreverse64(x); }
ASSAY_SIMT int __clz(int x) { return x == 0 ? 32 : __builtin_clz(static_cast<unsigned int>(x)); }
ASSAY_SIMT int __clz(long long x) { return x == 0 ? 64 : __builtin_clzll(static_cast<unsigned long long>(x)); }
ASSAY_SIMT int __clz(long x) { return x == 0 ? 64 : __builtin_clzl(static_cast<unsigned long>(x)); }
ASSAY_SIMT int __ffs(int x) { return __builtin_ffs(x); }
ASSAY_SIMT int __ffs(long long x) { return __builtin_ffsll(x); }
ASSAY_SIMT int __ffs(long x) { return __builtin_ffsl(x); }
ASSAY_SIMT int __popc(unsigned int x) { return __builtin_popcount(x); }
ASSAY_SIMT int __popc(unsigned long long x) { return __builtin_popcountll(x); }
ASSAY_SIMT int __popc(unsigned long x) { return __builtin_popcountl(x); }
__aicore__ unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int s);
ASSAY_SIMT float __saturatef(float x) { return x != x || x < 0 ? 0 : x > 1 ? 1 : x; }
__aicore__ unsigned int __sad(int x, int y, unsigned int z);
__aicore__ unsigned int __usad(unsigned int x, unsigned int y, unsigned int z);
__aicore__ int __mul24(int x, int y);
__aicore__ unsigned int __umul24(unsigned int x, unsigned int y);
ASSAY_SIMT float __fdividef(float x, float y) { return x / y; }
__aicore__ int __hadd(int x, int y);
__aicore__ int __rhadd(int x, int y);
__aicore__ unsigned int __uhadd(unsigned int x, unsigned int y);
__aicore__ unsigned int __urhadd(unsigned int x, unsigned int y);
ASSAY_SIMT int32_t laneid() { return static_cast<int32_t>(assay_simt_lane()); }
ASSAY_SIMT int32_t lanemask_eq() { return static_cast<int32_t>(1u << assay_simt_lane()); }
ASSAY_SIMT int32_t lanemask_le() { return static_cast<int32_t>((2u << assay_simt_lane()) - 1); }
ASSAY_SIMT int32_t lanemask_lt() { return static_cast<int32_t>((1u << assay_simt_lane()) - 1); }
ASSAY_SIMT int32_t lanemask_ge() { return static_cast<int32_t>(~((1u << assay_simt_lane()) - 1)); }
ASSAY_SIMT int32_t lanemask_gt() { return static_cast<int32_t>(~((2u << assay_simt_lane()) - 1)); }
#endif
