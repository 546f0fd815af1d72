// Mathematical functions. Those of floats are computed in double and rounded once; what is exact either way (floor, fmod,
// ldexp, ...) and the functions of doubles are the C library's, and have no body here.
#pragma once

namespace assay_device {

constexpr double kPi = 3.14159265358979323846;

// sin and cos of pi * x, with the argument reduced exactly.
DEVICE inline double SinPi(double x) {
  if (x != x || __builtin_isinf(x)) return __builtin_nan("");
  const double r = fmod(x, 2.0);
  const double a = r < 0 ? -r : r;
  const double s = a <= 0.25   ? sin(kPi * a)
                   : a <= 0.75 ? cos(kPi * (0.5 - a))
                   : a <= 1.25 ? sin(kPi * (1.0 - a))
                   : a <= 1.75 ? -cos(kPi * (1.5 - a))
                               : -sin(kPi * (2.0 - a));
  return s == 0 ? __builtin_copysign(0.0, x) : x < 0 ? -s : s;
}
DEVICE inline double CosPi(double x) {
  if (x != x || __builtin_isinf(x)) return __builtin_nan("");
  const double r = fmod(x < 0 ? -x : x, 2.0);
  return r <= 0.25   ? cos(kPi * r)
         : r <= 0.75 ? sin(kPi * (0.5 - r))
         : r <= 1.25 ? -cos(kPi * (1.0 - r))
         : r <= 1.75 ? sin(kPi * (r - 1.5))
                     : cos(kPi * (2.0 - r));
}
// The number if it is one; of two zeros +0 is the greater.
template <class T>
DEVICE inline T Greater(T a, T b) {
  if (a != a) return b;
  if (b != b) return a;
  if (a == b) return __builtin_signbit(a) ? b : a;
  return a > b ? a : b;
}
template <class T>
DEVICE inline T Lesser(T a, T b) {
  if (a != a) return b;
  if (b != b) return a;
  if (a == b) return __builtin_signbit(a) ? a : b;
  return a < b ? a : b;
}

}  // namespace assay_device

#define FLOAT1(name) \
  BOTH float name##f(float x) noexcept { return static_cast<float>(name(static_cast<double>(x))); }
#define FLOAT2(name)                                                                  \
  BOTH float name##f(float x, float y) noexcept {                                   \
    return static_cast<float>(name(static_cast<double>(x), static_cast<double>(y)));  \
  }
extern "C" {
FLOAT1(acos)
FLOAT1(acosh)
FLOAT1(asin)
FLOAT1(asinh)
FLOAT1(atan)
FLOAT1(atanh)
FLOAT1(cbrt)
FLOAT1(cos)
FLOAT1(cosh)
FLOAT1(erf)
FLOAT1(erfc)
FLOAT1(exp)
FLOAT1(exp2)
FLOAT1(exp10)
FLOAT1(expm1)
FLOAT1(j0)
FLOAT1(j1)
FLOAT1(lgamma)
FLOAT1(log)
FLOAT1(log1p)
FLOAT1(log2)
FLOAT1(log10)
FLOAT1(sin)
FLOAT1(sinh)
FLOAT1(tan)
FLOAT1(tanh)
FLOAT1(tgamma)
FLOAT1(y0)
FLOAT1(y1)
FLOAT2(atan2)
FLOAT2(hypot)
FLOAT2(pow)
BOTH float jnf(int n, float x) noexcept { return static_cast<float>(jn(n, static_cast<double>(x))); }
BOTH float ynf(int n, float x) noexcept { return static_cast<float>(yn(n, static_cast<double>(x))); }
BOTH float sqrtf(float x) noexcept { return __builtin_elementwise_sqrt(x); }
BOTH double sqrt(double x) noexcept { return __builtin_elementwise_sqrt(x); }
BOTH float fabsf(float x) noexcept { return __builtin_fabsf(x); }
BOTH double fabs(double x) noexcept { return __builtin_fabs(x); }
BOTH float fmaxf(float a, float b) noexcept { return assay_device::Greater(a, b); }
BOTH float fminf(float a, float b) noexcept { return assay_device::Lesser(a, b); }
BOTH double fmax(double a, double b) noexcept { return assay_device::Greater(a, b); }
BOTH double fmin(double a, double b) noexcept { return assay_device::Lesser(a, b); }
BOTH int abs(int x) noexcept { return x < 0 ? static_cast<int>(0u - static_cast<unsigned int>(x)) : x; }
BOTH long labs(long x) noexcept { return x < 0 ? static_cast<long>(0ul - static_cast<unsigned long>(x)) : x; }
BOTH long long llabs(long long x) noexcept {
  return x < 0 ? static_cast<long long>(0ull - static_cast<unsigned long long>(x)) : x;
}

// Results through pointers: the C library's would write to the host's memory.
BOTH void sincos(double x, double* s, double* c) noexcept {
  *s = sin(x);
  *c = cos(x);
}
BOTH void sincosf(float x, float* s, float* c) noexcept {
  *s = sinf(x);
  *c = cosf(x);
}
BOTH void sincospi(double x, double* s, double* c) {
  *s = assay_device::SinPi(x);
  *c = assay_device::CosPi(x);
}
BOTH void sincospif(float x, float* s, float* c) {
  *s = static_cast<float>(assay_device::SinPi(x));
  *c = static_cast<float>(assay_device::CosPi(x));
}
BOTH double modf(double x, double* whole) noexcept {
  const double t = trunc(x);
  *whole = t;
  return __builtin_copysign(__builtin_isinf(x) ? 0.0 : x - t, x);
}
BOTH float modff(float x, float* whole) noexcept {
  const float t = truncf(x);
  *whole = t;
  return __builtin_copysignf(__builtin_isinf(x) ? 0.0f : x - t, x);
}
BOTH double frexp(double x, int* exponent) noexcept {
  if (x == 0 || x != x || __builtin_isinf(x)) {
    *exponent = 0;
    return x;
  }
  const int e = ilogb(x) + 1;
  *exponent = e;
  return ldexp(x, -e);
}
BOTH float frexpf(float x, int* exponent) noexcept { return static_cast<float>(frexp(static_cast<double>(x), exponent)); }
BOTH double remquo(double x, double y, int* quotient) noexcept {
  const double rest = remainder(x, y);
  *quotient = 0;
  if (rest == rest && !__builtin_isinf(y)) {
    const double size = fabs(y);
    const double part = size < 0x1p1020 ? fmod(fabs(x), 8 * size) : fabs(x);
    const double bits = rint((part - (x < 0 ? -rest : rest)) / size);
    const int low = static_cast<int>(bits) & 7;
    *quotient = (x < 0) != (y < 0) ? -low : low;
  }
  return rest;
}
BOTH float remquof(float x, float y, int* quotient) noexcept {
  return static_cast<float>(remquo(static_cast<double>(x), static_cast<double>(y), quotient));
}
BOTH double nan(const char*) noexcept { return assay_device::Bits<double>(0x7ff8000000000000ll); }
BOTH float nanf(const char*) noexcept { return assay_device::Bits<float>(0x7fffffff); }
}
#undef FLOAT1
#undef FLOAT2

// CUDA's own, by their values as doubles.
#define OWN(name, expression)                                                        \
  extern "C" BOTH double name(double x) { return expression; }                     \
  extern "C" BOTH float name##f(float v) { return static_cast<float>(name(static_cast<double>(v))); } \
  BOTH float name(float v) { return name##f(v); }
OWN(rsqrt, 1.0 / sqrt(x))
OWN(rcbrt, 1.0 / cbrt(x))
OWN(sinpi, assay_device::SinPi(x))
OWN(cospi, assay_device::CosPi(x))
OWN(normcdf, 0.5 * erfc(-0.70710678118654752440 * x))
#undef OWN

#define OVERLOAD(type, name, parameters, call) \
  BOTH type name parameters { return call; }
OVERLOAD(float, exp10, (float x), exp10f(x))
OVERLOAD(float, j0, (float x), j0f(x))
OVERLOAD(float, j1, (float x), j1f(x))
OVERLOAD(float, jn, (int n, float x), jnf(n, x))
OVERLOAD(float, y0, (float x), y0f(x))
OVERLOAD(float, y1, (float x), y1f(x))
OVERLOAD(float, yn, (int n, float x), ynf(n, x))
OVERLOAD(void, sincos, (float x, float* s, float* c), sincosf(x, s, c))
OVERLOAD(void, sincospi, (float x, float* s, float* c), sincospif(x, s, c))
OVERLOAD(double, copysign, (double x, float y), __builtin_copysign(x, static_cast<double>(y)))
OVERLOAD(double, copysign, (float x, double y), __builtin_copysign(static_cast<double>(x), y))
#undef OVERLOAD
extern "C" {
DEVICE float fdividef(float a, float b) { return a / b; }
DEVICE double fdivide(double a, double b) { return a / b; }
BOTH unsigned int umin(unsigned int a, unsigned int b) { return a < b ? a : b; }
BOTH unsigned int umax(unsigned int a, unsigned int b) { return a < b ? b : a; }
BOTH long long llmin(long long a, long long b) { return a < b ? a : b; }
BOTH long long llmax(long long a, long long b) { return a < b ? b : a; }
BOTH unsigned long long ullmin(unsigned long long a, unsigned long long b) { return a < b ? a : b; }
BOTH unsigned long long ullmax(unsigned long long a, unsigned long long b) { return a < b ? b : a; }
}
#define MIN_MAX(result, first, second)                                             \
  BOTH result min(first a, second b) {                                           \
    const result x = static_cast<result>(a), y = static_cast<result>(b);           \
    return x < y ? x : y;                                                          \
  }                                                                                \
  BOTH result max(first a, second b) {                                           \
    const result x = static_cast<result>(a), y = static_cast<result>(b);           \
    return x < y ? y : x;                                                          \
  }
MIN_MAX(int, int, int)
MIN_MAX(unsigned int, unsigned int, unsigned int)
MIN_MAX(unsigned int, int, unsigned int)
MIN_MAX(unsigned int, unsigned int, int)
MIN_MAX(long, long, long)
MIN_MAX(unsigned long, unsigned long, unsigned long)
MIN_MAX(unsigned long, long, unsigned long)
MIN_MAX(unsigned long, unsigned long, long)
MIN_MAX(long long, long long, long long)
MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
MIN_MAX(unsigned long long, long long, unsigned long long)
MIN_MAX(unsigned long long, unsigned long long, long long)
#undef MIN_MAX
#define MIN_MAX(result, first, second)                                                                        \
  BOTH result min(first a, second b) { return assay_device::Lesser<result>(a, b); }                         \
  BOTH result max(first a, second b) { return assay_device::Greater<result>(a, b); }
MIN_MAX(float, float, float)
MIN_MAX(double, double, double)
MIN_MAX(double, float, double)
MIN_MAX(double, double, float)
#undef MIN_MAX

