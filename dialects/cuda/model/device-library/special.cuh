// Norms, Bessel functions and inverses of the error function.
#pragma once

namespace assay_device {

// A root of erfc(x) = y for 0 < y < 2: Giles's approximation of single precision, then Newton's steps.
DEVICE inline double InverseErfc(double y) {
  if (!(y >= 0 && y <= 2)) return __builtin_nan("");
  if (y == 0) return __builtin_inf();
  if (y == 2) return -__builtin_inf();
  if (y == 1) return 0;
  const bool flipped = y > 1;
  const double tail = flipped ? 2 - y : y;  // exact
  const double t = sqrt(-2 * log(tail / 2));
  double x = -0.70711 * ((2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t);
  for (int i = 0; i < 4; ++i) {
    const double error = erfc(x) - tail;
    const double slope = 1.12837916709551257390 * exp(-x * x);
    if (slope == 0) break;
    const double step = error / slope;
    x += step / (1 - x * step);
  }
  return flipped ? -x : x;
}
DEVICE inline double InverseErf(double y) {
  const double size = fabs(y);
  if (!(size <= 1)) return __builtin_nan("");
  if (size > 0.5) return __builtin_copysign(InverseErfc(1 - size), y);  // exact
  double x = size * 0.88622692545275801365;
  for (int i = 0; i < 5; ++i) {
    const double step = (erf(x) - size) / (1.12837916709551257390 * exp(-x * x));
    x -= step / (1 + x * step);
  }
  return __builtin_copysign(x, y);
}
DEVICE inline double ScaledErfc(double x) {
  if (x < 5) return x < -26.7 ? __builtin_inf() : exp(x * x) * erfc(x);
  if (__builtin_isinf(x)) return 0;
  // The continued fraction from its far end.
  double fraction = x;
  for (int i = 60; i >= 1; --i) fraction = x + 0.5 * i / fraction;
  return 0.56418958354775628695 / fraction;
}
// I0 and I1 by their power series, which has no cancellation.
DEVICE inline double ModifiedBessel(int order, double x) {
  if (x != x) return x;
  const double size = fabs(x);
  if (size > 720) return order == 1 && x < 0 ? -__builtin_inf() : __builtin_inf();
  const double quarter = size * size / 4;
  double term = order == 0 ? 1 : size / 2, sum = term;
  for (int k = 1; k < 2000 && term > sum * 1e-18; ++k) {
    term *= quarter / (static_cast<double>(k) * (k + order));
    sum += term;
  }
  return order == 1 && x < 0 ? -sum : sum;
}
DEVICE inline double Norm(const double* values, int count) {
  double largest = 0;
  bool nan = false;
  for (int i = 0; i < count; ++i) {
    if (__builtin_isinf(values[i])) return __builtin_inf();
    nan = nan || values[i] != values[i];
    if (fabs(values[i]) > largest) largest = fabs(values[i]);
  }
  if (nan) return __builtin_nan("");
  if (largest == 0) return 0;
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    const double part = values[i] / largest;
    sum += part * part;
  }
  return largest * sqrt(sum);
}

}  // namespace assay_device

#define OWN(name, expression)                                                                           \
  extern "C" BOTH double name(double x) { return expression; }                                        \
  extern "C" BOTH float name##f(float v) { return static_cast<float>(name(static_cast<double>(v))); } \
  BOTH float name(float v) { return name##f(v); }
OWN(erfinv, assay_device::InverseErf(x))
OWN(erfcinv, assay_device::InverseErfc(x))
OWN(normcdfinv, -1.41421356237309504880 * assay_device::InverseErfc(2 * x))
OWN(erfcx, assay_device::ScaledErfc(x))
#undef OWN

extern "C" {
#define NORM(name, count, parameters, floats, ...)                                                      \
  BOTH double name parameters {                                                                       \
    const double values[count] = {__VA_ARGS__};                                                         \
    return assay_device::Norm(values, count);                                                           \
  }                                                                                                     \
  BOTH float name##f floats {                                                                         \
    const double values[count] = {__VA_ARGS__};                                                         \
    return static_cast<float>(assay_device::Norm(values, count));                                       \
  }                                                                                                     \
  BOTH double r##name parameters {                                                                    \
    const double values[count] = {__VA_ARGS__};                                                         \
    return 1 / assay_device::Norm(values, count);                                                       \
  }                                                                                                     \
  BOTH float r##name##f floats {                                                                      \
    const double values[count] = {__VA_ARGS__};                                                         \
    return static_cast<float>(1 / assay_device::Norm(values, count));                                   \
  }
NORM(norm3d, 3, (double a, double b, double c), (float a, float b, float c), a, b, c)
NORM(norm4d, 4, (double a, double b, double c, double d), (float a, float b, float c, float d), a, b, c, d)
#undef NORM
BOTH double norm(int count, const double* values) {
  double result = 0;
  for (int i = 0; i < count; ++i) result = hypot(result, values[i]);
  return result;
}
BOTH float normf(int count, const float* values) {
  double result = 0;
  for (int i = 0; i < count; ++i) result = hypot(result, static_cast<double>(values[i]));
  return static_cast<float>(result);
}
BOTH double rnorm(int count, const double* values) { return 1 / norm(count, values); }
BOTH float rnormf(int count, const float* values) {
  double result = 0;
  for (int i = 0; i < count; ++i) result = hypot(result, static_cast<double>(values[i]));
  return static_cast<float>(1 / result);
}
DEVICE double rhypot(double a, double b) { return 1 / hypot(a, b); }
DEVICE float rhypotf(float a, float b) {
  return static_cast<float>(1 / hypot(static_cast<double>(a), static_cast<double>(b)));
}
DEVICE double cyl_bessel_i0(double x) { return assay_device::ModifiedBessel(0, x); }
DEVICE double cyl_bessel_i1(double x) { return assay_device::ModifiedBessel(1, x); }
DEVICE float cyl_bessel_i0f(float x) { return static_cast<float>(assay_device::ModifiedBessel(0, x)); }
DEVICE float cyl_bessel_i1f(float x) { return static_cast<float>(assay_device::ModifiedBessel(1, x)); }
}
DEVICE float cyl_bessel_i0(float x) { return cyl_bessel_i0f(x); }
DEVICE float cyl_bessel_i1(float x) { return cyl_bessel_i1f(x); }

