// half and bfloat16: bits to values and back, rounded once.
#pragma once

namespace assay_device {

template <class N>
struct Narrow;
template <>
struct Narrow<__half> {
  using Raw = __half_raw;
  using Pair = __half2;
  static constexpr unsigned short kInfinity = 0x7c00, kNan = 0x7fff;
};
template <>
struct Narrow<__nv_bfloat16> {
  using Raw = __nv_bfloat16_raw;
  using Pair = __nv_bfloat162;
  static constexpr unsigned short kInfinity = 0x7f80, kNan = 0x7fff;
};

template <class N>
DEVICE inline unsigned short Word(N value) {
  return static_cast<typename Narrow<N>::Raw>(value).x;
}
template <class N>
DEVICE inline N Of(unsigned int bits) {
  return N(typename Narrow<N>::Raw{static_cast<unsigned short>(bits)});
}
DEVICE inline float Value(__nv_bfloat16 value) { return Bits<float>(static_cast<unsigned int>(Word(value)) << 16); }
DEVICE inline float Value(__half value) {
  const unsigned int word = Word(value), sign = (word & 0x8000u) << 16, rest = word & 0x7fffu;
  if (rest >= 0x7c00u) return Bits<float>(sign | 0x7f800000u | (rest & 0x3ffu) << 13);
  return Bits<float>(sign | Bits<unsigned int>(Bits<float>(rest << 13) * 0x1p112f));
}

// A float whose last bit is set where the number was not one: rounding it again gives what rounding the number gives.
DEVICE inline float ToOdd(double value) {
  const float nearest = static_cast<float>(value);
  if (value != value || __builtin_isinf(value)) return nearest;
  const double rest = value - nearest;
  if (rest == 0 || (Bits<unsigned int>(nearest) & 1u) != 0) return nearest;
  if (__builtin_isinf(nearest)) return __builtin_copysignf(0x1.fffffep127f, nearest);
  return Moved(nearest, rest > 0 ? 1ll : -1ll);
}

// To nearest, ties to even.
template <class N>
DEVICE inline N Nearest(float value) {
  const unsigned int bits = Bits<unsigned int>(value), sign = bits >> 16 & 0x8000u, size = bits & 0x7fffffffu;
  if (size > 0x7f800000u) return Of<N>(Narrow<N>::kNan);
  if constexpr (Narrow<N>::kInfinity == 0x7f80) {
    return Of<N>(sign | (size + 0x7fffu + (size >> 16 & 1u)) >> 16);
  } else {
    if (size >= 0x477ff000u) return Of<N>(sign | 0x7c00u);
    if (size < 0x38800000u) {  // the last bit of 0.5 is that of the smallest half
      const float shifted = Bits<float>(size) + 0.5f;
      return Of<N>(sign | (Bits<unsigned int>(shifted) - 0x3f000000u));
    }
    return Of<N>(sign | (size - 0x38000000u + 0xfffu + (size >> 13 & 1u)) >> 13);
  }
}
template <class N>
DEVICE inline N Nearest(double value) {
  return Nearest<N>(ToOdd(value));
}
template <class N>
DEVICE inline N InMode(double value, Mode mode) {
  const N nearest = Nearest<N>(value);
  const double rest = value - static_cast<double>(Value(nearest));
  if (mode == kNearest || rest == 0 || rest != rest) return nearest;
  const unsigned int word = Word(nearest), sign = word & 0x8000u, size = word & 0x7fffu;
  const bool negative = size == 0 ? rest < 0 : sign != 0;
  // Towards infinity or towards zero by one, where the mode lies on that side.
  const bool grows = rest > 0 ? (mode == kUp && !negative) : (mode == kDown && negative);
  const bool shrinks = rest > 0 ? (negative && mode != kDown) : (!negative && mode != kUp);
  const unsigned int kept = negative ? 0x8000u : 0u;
  return Of<N>(kept | (grows ? size + 1 : shrinks ? size - 1 : size));
}
// a * b + c with one rounding: the sum as a double whose last bit stands for what is missing.
template <class N>
DEVICE inline N FusedSum(N a, N b, N c) {
  const double product = static_cast<double>(Value(a)) * Value(b), addend = Value(c);
  double sum = product + addend;
  if (sum == sum && !__builtin_isinf(sum)) {
    const double part = sum - product;
    const double error = (product - (sum - part)) + (addend - part);
    if (error != 0 && (Bits<unsigned long long>(sum) & 1u) == 0) sum = Moved(sum, error > 0 ? 1 : -1);
  }
  return Nearest<N>(sum);
}
template <class N>
DEVICE inline N Saturated(N a) {
  const float value = Value(a);
  return value > 0 ? value < 1 ? a : Nearest<N>(1.0f) : Nearest<N>(0.0f);
}
template <class N>
DEVICE inline N Rectified(N a) {
  return Value(a) < 0 || (Word(a) == 0x8000) ? Nearest<N>(0.0f) : a;
}
template <class N>
DEVICE inline N GreaterOf(N a, N b, bool nan) {
  if (nan && (Value(a) != Value(a) || Value(b) != Value(b))) return Of<N>(Narrow<N>::kNan);
  if (Value(a) != Value(a) && Value(b) != Value(b)) return Of<N>(Narrow<N>::kNan);
  return Nearest<N>(Greater(Value(a), Value(b)));
}
template <class N>
DEVICE inline N LesserOf(N a, N b, bool nan) {
  if (nan && (Value(a) != Value(a) || Value(b) != Value(b))) return Of<N>(Narrow<N>::kNan);
  if (Value(a) != Value(a) && Value(b) != Value(b)) return Of<N>(Narrow<N>::kNan);
  return Nearest<N>(Lesser(Value(a), Value(b)));
}
template <class Pair>
DEVICE inline unsigned int PairBits(const Pair& pair) {
  return static_cast<unsigned int>(Word(pair.y)) << 16 | Word(pair.x);
}
template <class Pair>
DEVICE inline Pair PairOf(unsigned int bits) {
  using N = decltype(Pair::x);
  return Pair(Of<N>(bits & 0xffffu), Of<N>(bits >> 16));
}
// Beyond 2^53 a double loses bits that no narrow type could tell apart; their being there is kept in the last one.
template <class From>
DEVICE inline double ExactEnough(From value) {
  const double wide = static_cast<double>(value);
  if constexpr (sizeof(From) < 8) return wide;
  const double rest = FromInteger<double>(value, kDown) == FromInteger<double>(value, kUp) ? 0 : 1;
  if (rest == 0 || (Bits<unsigned long long>(wide) & 1u) != 0) return wide;
  const double down = FromInteger<double>(value, kDown);
  return (Bits<unsigned long long>(down) & 1u) != 0 ? down : FromInteger<double>(value, kUp);
}
template <class To>
DEVICE inline To NarrowToInteger(float value, Mode mode) {
  if (value != value) return sizeof(To) == 8 ? static_cast<To>(1ull << 63) : To(0);
  constexpr bool kSigned = static_cast<To>(-1) < To(0);
  if constexpr (sizeof(To) >= 4) {
    return ToInteger<To>(value, mode);
  } else {
  constexpr int kLeast = kSigned ? -(1 << (8 * sizeof(To) - 1)) : 0;
  constexpr int kMost = (1 << (8 * sizeof(To) - kSigned)) - 1;
  const int whole = ToInteger<int>(value, mode);
  return static_cast<To>(whole < kLeast ? kLeast : whole > kMost ? kMost : whole);
  }
}

}  // namespace assay_device

#define N __half
#define N2 __half2
#define NAMED(before, after) __##before##half##after
#include "narrow-conversions.inc"
#include "narrow-functions.inc"
BOTH short __half_as_short(__half a) { return static_cast<short>(assay_device::Word(a)); }
BOTH unsigned short __half_as_ushort(__half a) { return assay_device::Word(a); }
BOTH __half __short_as_half(short a) { return assay_device::Of<__half>(static_cast<unsigned short>(a)); }
BOTH __half __ushort_as_half(unsigned short a) { return assay_device::Of<__half>(a); }
BOTH __half2 __half2half2(__half a) { return __half2(a, a); }
BOTH __half2 __low2half2(__half2 a) { return __half2(a.x, a.x); }
BOTH __half2 __high2half2(__half2 a) { return __half2(a.y, a.y); }
BOTH __half2 make_half2(__half a, __half b) { return __half2(a, b); }
#undef NAMED
#undef N2
#undef N

#define N __nv_bfloat16
#define N2 __nv_bfloat162
#define NAMED(before, after) __##before##bfloat16##after
#include "narrow-conversions.inc"
#include "narrow-functions.inc"
BOTH short __bfloat16_as_short(__nv_bfloat16 a) { return static_cast<short>(assay_device::Word(a)); }
BOTH unsigned short __bfloat16_as_ushort(__nv_bfloat16 a) { return assay_device::Word(a); }
BOTH __nv_bfloat16 __short_as_bfloat16(short a) { return assay_device::Of<__nv_bfloat16>(static_cast<unsigned short>(a)); }
BOTH __nv_bfloat16 __ushort_as_bfloat16(unsigned short a) { return assay_device::Of<__nv_bfloat16>(a); }
BOTH __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 a) { return __nv_bfloat162(a, a); }
BOTH __nv_bfloat162 __low2bfloat162(__nv_bfloat162 a) { return __nv_bfloat162(a.x, a.x); }
BOTH __nv_bfloat162 __high2bfloat162(__nv_bfloat162 a) { return __nv_bfloat162(a.y, a.y); }
BOTH __nv_bfloat162 make_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return __nv_bfloat162(a, b); }
#undef NAMED
#undef N2
#undef N


#if !defined(__CUDA_NO_HALF_CONVERSIONS__)
BOTH __half::__half(const __nv_bfloat16& f) { __x = assay_device::Word(assay_device::Nearest<__half>(assay_device::Value(f))); }
#endif
