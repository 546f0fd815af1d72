// Arithmetic in the four rounding modes. What is computed is exact, or a rounded result with the sign of what is missing;
// the other modes step to a neighbour by it.
#pragma once

namespace assay_device {

enum Mode { kNearest, kZero, kUp, kDown };

// `nearest` is the result to nearest; `missing` has the sign of exact - nearest.
template <class T>
DEVICE inline T Directed(T nearest, double missing, Mode mode) {
  if (mode == kNearest || missing == 0 || missing != missing || nearest != nearest) return nearest;
  const bool below = missing > 0;  // the result is below the exact value
  const bool negative = nearest < 0 || (nearest == 0 && missing < 0);
  switch (mode) {
    case kUp: return below ? Moved(nearest, 1) : nearest;
    case kDown: return below ? nearest : Moved(nearest, -1);
    default:
      if (negative) return below ? nearest : Moved(nearest, 1);
      return below ? nearest : Moved(nearest, -1);
  }
}

// A sum whose parts cancel is +0, in rounding down -0.
template <class T>
DEVICE inline T Sum(T a, T b, Mode mode) {
  const T sum = a + b;
  if (__builtin_isinf(a) || __builtin_isinf(b) || sum != sum) return sum;
  if (sum == 0 && mode == kDown) return a == 0 && b == 0 && Bits<typename std::conditional<sizeof(T) == 4, int, long long>::type>(a) >= 0 && Bits<typename std::conditional<sizeof(T) == 4, int, long long>::type>(b) >= 0 ? sum : -T(0);
  if constexpr (sizeof(T) == 4) {
    const double wide = static_cast<double>(a) + b;
    const double part = wide - a;
    const double error = (a - (wide - part)) + (b - part);
    const double rest = wide - static_cast<double>(sum);
    return Directed(sum, rest != 0 ? rest : error, mode);
  } else {
    if (__builtin_isinf(sum)) return Directed(sum, sum > 0 ? -1.0 : 1.0, mode);
    const double part = sum - a;
    return Directed(sum, (a - (sum - part)) + (b - part), mode);
  }
}
DEVICE inline float Product(float a, float b, Mode mode) {
  const double wide = static_cast<double>(a) * b;
  const float product = static_cast<float>(wide);
  if (__builtin_isinf(wide) || wide != wide) return product;
  return Directed(product, wide - product, mode);
}
DEVICE inline double Product(double a, double b, Mode mode) {
  const double product = a * b;
  if (__builtin_isinf(a) || __builtin_isinf(b) || product != product) return product;
  if (__builtin_isinf(product)) return Directed(product, product > 0 ? -1.0 : 1.0, mode);
  return Directed(product, __builtin_fma(a, b, -product), mode);
}
DEVICE inline float Quotient(float a, float b, Mode mode) {
  const float quotient = a / b;
  if (__builtin_isinf(a) || __builtin_isinf(b) || b == 0 || quotient != quotient) return quotient;
  const double wide = static_cast<double>(a) / b;
  const double error = __builtin_fma(-wide, static_cast<double>(b), static_cast<double>(a));
  const double rest = wide - quotient;
  return Directed(quotient, rest != 0 ? rest : b < 0 ? -error : error, mode);
}
DEVICE inline double Quotient(double a, double b, Mode mode) {
  const double quotient = a / b;
  if (__builtin_isinf(a) || __builtin_isinf(b) || b == 0 || quotient != quotient) return quotient;
  if (__builtin_isinf(quotient)) return Directed(quotient, quotient > 0 ? -1.0 : 1.0, mode);
  const double error = __builtin_fma(-quotient, b, a);
  return Directed(quotient, b < 0 ? -error : error, mode);
}
DEVICE inline float Root(float a, Mode mode) {
  const double wide = __builtin_sqrt(static_cast<double>(a));
  const float root = static_cast<float>(wide);
  if (__builtin_isinf(a) || root != root) return root;
  const double rest = wide - root;
  return Directed(root, rest != 0 ? rest : __builtin_fma(-wide, wide, static_cast<double>(a)), mode);
}
DEVICE inline double Root(double a, Mode mode) {
  const double root = __builtin_sqrt(a);
  if (__builtin_isinf(a) || root != root) return root;
  return Directed(root, __builtin_fma(-root, root, a), mode);
}
DEVICE inline float Fused(float a, float b, float c, Mode mode) {
  const double product = static_cast<double>(a) * b;
  const double wide = product + c;
  const float sum = __builtin_fmaf(a, b, c);
  if (__builtin_isinf(wide) || wide != wide) return sum;
  if (wide == 0 && mode == kDown && product == -static_cast<double>(c) && product != 0) return -0.0f;
  const double part = wide - product;
  const double error = (product - (wide - part)) + (c - part);
  const double rest = wide - sum;
  return Directed(sum, rest != 0 ? rest : error, mode);
}
// The error of a fused sum of doubles takes two more sums to find (Boldo and Muller).
DEVICE inline double Fused(double a, double b, double c, Mode mode) {
  const double sum = __builtin_fma(a, b, c);
  if (mode == kNearest || __builtin_isinf(a) || __builtin_isinf(b) || __builtin_isinf(c) || sum != sum) return sum;
  if (__builtin_isinf(sum)) return Directed(sum, sum > 0 ? -1.0 : 1.0, mode);
  const double product = a * b, low = __builtin_fma(a, b, -product);
  const double first = c + low, first_part = first - c, first_rest = (c - (first - first_part)) + (low - first_part);
  const double second = product + first, second_part = second - product;
  const double second_rest = (product - (second - second_part)) + (first - second_part);
  const double gamma = (second - sum) + second_rest;
  return Directed(sum, gamma + first_rest, mode);
}
DEVICE inline float ToFloat(double value, Mode mode) {
  const float nearest = static_cast<float>(value);
  if (__builtin_isinf(value)) return nearest;
  return Directed(nearest, value - nearest, mode);
}

// An integer part in one of the modes.
DEVICE inline double Integral(double value, Mode mode) {
  switch (mode) {
    case kNearest: return __builtin_rint(value);
    case kZero: return __builtin_trunc(value);
    case kUp: return __builtin_ceil(value);
    default: return __builtin_floor(value);
  }
}
// Saturates; NaN is 0 in 32 bits and the sign bit in 64.
template <class To>
DEVICE inline To ToInteger(double value, Mode mode) {
  constexpr bool kSigned = static_cast<To>(-1) < To(0);
  constexpr int kBits = 8 * sizeof(To) - kSigned;
  constexpr unsigned long long kSign = 1ull << (8 * sizeof(To) - 1);
  constexpr To kMost = static_cast<To>(kSigned ? ~kSign : ~0ull);
  constexpr To kLeast = kSigned ? static_cast<To>(kSign) : To(0);
  if (value != value) return sizeof(To) == 8 ? static_cast<To>(1ull << 63) : To(0);
  const double whole = Integral(value, mode);
  const double limit = 2.0 * static_cast<double>(1ull << (kBits - 1));
  if (whole >= limit) return kMost;
  if (whole <= (kSigned ? -limit : 0.0)) return kLeast;
  return static_cast<To>(whole);
}
// An integer of 64 bits as a float or a double.
template <class To, class From>
DEVICE inline To FromInteger(From value, Mode mode) {
  const To nearest = static_cast<To>(value);
  const __int128 rest = static_cast<__int128>(value) - ([=]() INLINE -> __int128 {
    // At most 2^64, which no 64-bit integer holds.
    if (static_cast<double>(nearest) >= 9223372036854775808.0)
      return static_cast<__int128>(static_cast<unsigned long long>(static_cast<double>(nearest) - 9223372036854775808.0)) +
             (static_cast<__int128>(1) << 63);
    return static_cast<__int128>(static_cast<long long>(nearest));
  })();
  return Directed(nearest, rest > 0 ? 1.0 : rest < 0 ? -1.0 : 0.0, mode);
}

}  // namespace assay_device

#define MODES(result, name, parameters, call)                                                     \
  DEVICE result name##_rn parameters { constexpr auto mode = assay_device::kNearest; return call; } \
  DEVICE result name##_rz parameters { constexpr auto mode = assay_device::kZero; return call; }    \
  DEVICE result name##_ru parameters { constexpr auto mode = assay_device::kUp; return call; }      \
  DEVICE result name##_rd parameters { constexpr auto mode = assay_device::kDown; return call; }
#pragma clang fp contract(off)
extern "C" {
MODES(float, __fadd, (float a, float b), assay_device::Sum(a, b, mode))
MODES(float, __fsub, (float a, float b), assay_device::Sum(a, -b, mode))
MODES(float, __fmul, (float a, float b), assay_device::Product(a, b, mode))
MODES(float, __fdiv, (float a, float b), assay_device::Quotient(a, b, mode))
MODES(float, __fmaf, (float a, float b, float c), assay_device::Fused(a, b, c, mode))
MODES(float, __fmaf_ieee, (float a, float b, float c), assay_device::Fused(a, b, c, mode))
MODES(float, __frcp, (float a), assay_device::Quotient(1.0f, a, mode))
MODES(float, __fsqrt, (float a), assay_device::Root(a, mode))
MODES(double, __dadd, (double a, double b), assay_device::Sum(a, b, mode))
MODES(double, __dsub, (double a, double b), assay_device::Sum(a, -b, mode))
MODES(double, __dmul, (double a, double b), assay_device::Product(a, b, mode))
MODES(double, __ddiv, (double a, double b), assay_device::Quotient(a, b, mode))
MODES(double, __fma, (double a, double b, double c), assay_device::Fused(a, b, c, mode))
MODES(double, __drcp, (double a), assay_device::Quotient(1.0, a, mode))
MODES(double, __dsqrt, (double a), assay_device::Root(a, mode))
}
