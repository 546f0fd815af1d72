// Intrinsics of bounded error (CUDA C++ Programming Guide, Mathematical Functions, Intrinsic Functions). The result is the
// rounded one, moved by the bound in the direction of assay_simt_error_sign.
#pragma once

namespace assay_device {

DEVICE inline float Within(double value, double units) {
  return Moved(static_cast<float>(value), static_cast<long long>(units) * assay_simt_error_sign);
}
// The bound is absolute.
DEVICE inline float Near(double value, double bound) { return static_cast<float>(value + assay_simt_error_sign * bound); }

DEVICE inline float Log(double value, float x, double bound, double units) {
  return x >= 0.5f && x <= 2.0f ? Near(value, bound) : Within(value, units);
}
// Beyond [-pi, pi] no bound is given: the error grows with what a reduction in single precision loses.
DEVICE inline float Circular(double value, float x, double bound) {
  const double size = x < 0 ? -static_cast<double>(x) : x;
  return Near(value, size <= 3.14159265358979323846 ? bound : bound + size * 0x1p-23);
}

}  // namespace assay_device

extern "C" {
DEVICE float __frsqrt_rn(float x) { return static_cast<float>(1.0 / sqrt(static_cast<double>(x))); }
DEVICE float __fdividef(float a, float b) {
  const float size = fabsf(b);
  if (size > 0x1p126f && !__builtin_isinf(b)) return __builtin_isinf(a) ? __builtin_nanf("") : a == a ? 0.0f : a;
  return assay_device::Within(static_cast<double>(a) / b, 2);
}
DEVICE float __sinf(float x) { return assay_device::Circular(sin(static_cast<double>(x)), x, 0x1p-21); }
DEVICE float __cosf(float x) { return assay_device::Circular(cos(static_cast<double>(x)), x, 0x1p-21); }
DEVICE void __sincosf(float x, float* s, float* c) {
  *s = __sinf(x);
  *c = __cosf(x);
}
// Made of __sinf and __cosf.
DEVICE float __tanf(float x) {
  const double exact = tan(static_cast<double>(x));
  const double c = cos(static_cast<double>(x));
  return assay_device::Circular(exact, x, 0x1p-21 * (1 + fabs(exact)) / (fabs(c) > 0x1p-21 ? fabs(c) : 0x1p-21));
}
DEVICE float __expf(float x) {
  return assay_device::Within(exp(static_cast<double>(x)), 2 + floor(fabs(1.173 * static_cast<double>(x))));
}
DEVICE float __exp10f(float x) {
  return assay_device::Within(exp10(static_cast<double>(x)), 2 + floor(fabs(2.97 * static_cast<double>(x))));
}
DEVICE float __logf(float x) { return assay_device::Log(log(static_cast<double>(x)), x, 0x1p-21, 3); }
DEVICE float __log2f(float x) { return assay_device::Log(log2(static_cast<double>(x)), x, 0x1p-22, 2); }
DEVICE float __log10f(float x) { return assay_device::Log(log10(static_cast<double>(x)), x, 0x1p-24, 3); }
// exp2(y * __log2f(x)): negative bases have no logarithm.
DEVICE float __powf(float x, float y) {
  const double power = static_cast<double>(y) * log2(static_cast<double>(x));
  if (power != power) return y == 0 ? 1.0f : __builtin_nanf("");
  const double lost = fabs(power) * 0x1p-23 + fabs(static_cast<double>(y)) * 0x1p-22;
  const double units = lost * 0x1p24 + 2;
  return assay_device::Within(exp2(power), units < 0x1p24 ? units : 0x1p24);
}
// tanh.approx.f32: a relative error of 2^-11.
#if ASSAY_CUDA_VERSION >= 13000
DEVICE float __tanhf(float x) {
  const double exact = tanh(static_cast<double>(x));
  const double moved = exact * (1 + assay_simt_error_sign * 0x1p-11);
  return static_cast<float>(moved > 1 ? 1 : moved < -1 ? -1 : moved);
}
#endif

// What --use_fast_math makes of division and roots of floats.
DEVICE float assay_fast_divide(float a, float b) { return __fdividef(a, b); }
DEVICE float assay_fast_sqrt(float x) { return assay_device::Within(sqrt(static_cast<double>(x)), 1); }
}
