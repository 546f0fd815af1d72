// Conversions between numbers, and reinterpretation.
#pragma once

extern "C" {
MODES(int, __float2int, (float a), assay_device::ToInteger<int>(a, mode))
MODES(unsigned int, __float2uint, (float a), assay_device::ToInteger<unsigned int>(a, mode))
MODES(long long, __float2ll, (float a), assay_device::ToInteger<long long>(a, mode))
MODES(unsigned long long, __float2ull, (float a), assay_device::ToInteger<unsigned long long>(a, mode))
MODES(int, __double2int, (double a), assay_device::ToInteger<int>(a, mode))
MODES(unsigned int, __double2uint, (double a), assay_device::ToInteger<unsigned int>(a, mode))
MODES(long long, __double2ll, (double a), assay_device::ToInteger<long long>(a, mode))
MODES(unsigned long long, __double2ull, (double a), assay_device::ToInteger<unsigned long long>(a, mode))
MODES(float, __int2float, (int a), assay_device::FromInteger<float>(a, mode))
MODES(float, __uint2float, (unsigned int a), assay_device::FromInteger<float>(a, mode))
MODES(float, __ll2float, (long long a), assay_device::FromInteger<float>(a, mode))
MODES(float, __ull2float, (unsigned long long a), assay_device::FromInteger<float>(a, mode))
MODES(double, __ll2double, (long long a), assay_device::FromInteger<double>(a, mode))
MODES(double, __ull2double, (unsigned long long a), assay_device::FromInteger<double>(a, mode))
MODES(float, __double2float, (double a), assay_device::ToFloat(a, mode))
DEVICE double __int2double_rn(int a) { return a; }
DEVICE double __uint2double_rn(unsigned int a) { return a; }

DEVICE int __double2hiint(double a) { return static_cast<int>(assay_device::Bits<long long>(a) >> 32); }
DEVICE int __double2loint(double a) { return static_cast<int>(assay_device::Bits<long long>(a)); }
DEVICE double __hiloint2double(int high, int low) {
  return assay_device::Bits<double>(static_cast<unsigned long long>(static_cast<unsigned int>(high)) << 32 |
                                    static_cast<unsigned int>(low));
}
DEVICE int __float_as_int(float a) { return assay_device::Bits<int>(a); }
DEVICE unsigned int __float_as_uint(float a) { return assay_device::Bits<unsigned int>(a); }
DEVICE float __int_as_float(int a) { return assay_device::Bits<float>(a); }
DEVICE float __uint_as_float(unsigned int a) { return assay_device::Bits<float>(a); }
DEVICE long long __double_as_longlong(double a) { return assay_device::Bits<long long>(a); }
DEVICE double __longlong_as_double(long long a) { return assay_device::Bits<double>(a); }
// NaN is +0.
DEVICE float __saturatef(float a) { return a > 0 ? a < 1 ? a : 1.0f : 0.0f; }
}

// Names of releases before 13.0.
#if ASSAY_CUDA_VERSION >= 13000
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
#endif
namespace assay_device {
DEVICE inline Mode Named(cudaRoundMode mode) {
  return mode == cudaRoundNearest ? kNearest : mode == cudaRoundZero ? kZero : mode == cudaRoundPosInf ? kUp : kDown;
}
}  // namespace assay_device
DEVICE int float_as_int(float a) { return __float_as_int(a); }
DEVICE float int_as_float(int a) { return __int_as_float(a); }
DEVICE unsigned int float_as_uint(float a) { return __float_as_uint(a); }
DEVICE float uint_as_float(unsigned int a) { return __uint_as_float(a); }
DEVICE float saturate(float a) { return __saturatef(a); }
DEVICE int float2int(float a, cudaRoundMode mode) { return assay_device::ToInteger<int>(a, assay_device::Named(mode)); }
DEVICE unsigned int float2uint(float a, cudaRoundMode mode) {
  return assay_device::ToInteger<unsigned int>(a, assay_device::Named(mode));
}
DEVICE float int2float(int a, cudaRoundMode mode) { return assay_device::FromInteger<float>(a, assay_device::Named(mode)); }
DEVICE float uint2float(unsigned int a, cudaRoundMode mode) {
  return assay_device::FromInteger<float>(a, assay_device::Named(mode));
}
