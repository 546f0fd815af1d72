// Mathematical functions that CUDA adds to the C library's, and the overloads of min and max. All on both sides.
#pragma once

#include "assay/standard_math.h"

#define ASSAY_HD __host__ __device__
#define ASSAY_UNARY(name)                    \
  extern "C" ASSAY_HD double name(double);   \
  extern "C" ASSAY_HD float name##f(float);  \
  ASSAY_HD float name(float);

ASSAY_UNARY(rsqrt)
ASSAY_UNARY(rcbrt)
ASSAY_UNARY(sinpi)
ASSAY_UNARY(cospi)
ASSAY_UNARY(erfinv)
ASSAY_UNARY(erfcinv)
ASSAY_UNARY(normcdf)
ASSAY_UNARY(normcdfinv)
ASSAY_UNARY(erfcx)
#undef ASSAY_UNARY

extern "C" {
__device__ double cyl_bessel_i0(double);
__device__ float cyl_bessel_i0f(float);
__device__ double cyl_bessel_i1(double);
__device__ float cyl_bessel_i1f(float);
ASSAY_HD void sincospi(double, double*, double*);
ASSAY_HD void sincospif(float, float*, float*);
ASSAY_HD double norm(int, const double*);
ASSAY_HD float normf(int, const float*);
ASSAY_HD double rnorm(int, const double*);
ASSAY_HD float rnormf(int, const float*);
ASSAY_HD double norm3d(double, double, double);
ASSAY_HD float norm3df(float, float, float);
ASSAY_HD double rnorm3d(double, double, double);
ASSAY_HD float rnorm3df(float, float, float);
ASSAY_HD double norm4d(double, double, double, double);
ASSAY_HD float norm4df(float, float, float, float);
ASSAY_HD double rnorm4d(double, double, double, double);
ASSAY_HD float rnorm4df(float, float, float, float);
__device__ double rhypot(double, double);
__device__ float rhypotf(float, float);
__device__ float fdividef(float, float);
__device__ double fdivide(double, double);
ASSAY_HD unsigned int umin(unsigned int, unsigned int);
ASSAY_HD unsigned int umax(unsigned int, unsigned int);
ASSAY_HD long long llmin(long long, long long);
ASSAY_HD long long llmax(long long, long long);
ASSAY_HD unsigned long long ullmin(unsigned long long, unsigned long long);
ASSAY_HD unsigned long long ullmax(unsigned long long, unsigned long long);
}

ASSAY_HD float exp10(float);
ASSAY_HD void sincos(float, float*, float*);
ASSAY_HD void sincospi(float, float*, float*);
ASSAY_HD float j0(float);
ASSAY_HD float j1(float);
ASSAY_HD float jn(int, float);
ASSAY_HD float y0(float);
ASSAY_HD float y1(float);
ASSAY_HD float yn(int, float);
__device__ float cyl_bessel_i0(float);
__device__ float cyl_bessel_i1(float);
ASSAY_HD double copysign(double, float);
ASSAY_HD double copysign(float, double);

#define ASSAY_MIN_MAX(result, a, b) \
  ASSAY_HD result min(a, b);        \
  ASSAY_HD result max(a, b);
ASSAY_MIN_MAX(int, int, int)
ASSAY_MIN_MAX(unsigned int, unsigned int, unsigned int)
ASSAY_MIN_MAX(unsigned int, int, unsigned int)
ASSAY_MIN_MAX(unsigned int, unsigned int, int)
ASSAY_MIN_MAX(long, long, long)
ASSAY_MIN_MAX(unsigned long, unsigned long, unsigned long)
ASSAY_MIN_MAX(unsigned long, long, unsigned long)
ASSAY_MIN_MAX(unsigned long, unsigned long, long)
ASSAY_MIN_MAX(long long, long long, long long)
ASSAY_MIN_MAX(unsigned long long, unsigned long long, unsigned long long)
ASSAY_MIN_MAX(unsigned long long, long long, unsigned long long)
ASSAY_MIN_MAX(unsigned long long, unsigned long long, long long)
ASSAY_MIN_MAX(float, float, float)
ASSAY_MIN_MAX(double, double, double)
ASSAY_MIN_MAX(double, float, double)
ASSAY_MIN_MAX(double, double, float)
#undef ASSAY_MIN_MAX
#undef ASSAY_HD
