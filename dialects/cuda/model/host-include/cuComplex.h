#ifndef ASSAY_CUCOMPLEX_H_
#define ASSAY_CUCOMPLEX_H_

#include <math.h>
#include <vector_types.h>
#if !defined(__CUDACC__) && !defined(__host__)
#include <host_defines.h>
#endif

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define ASSAY_CUCOMPLEX(T, C, suffix)                                                                              \
  __host__ __device__ static __inline__ C make_cu##suffix(T r, T i) {                                               \
    C z;                                                                                                           \
    z.x = r;                                                                                                       \
    z.y = i;                                                                                                       \
    return z;                                                                                                      \
  }
ASSAY_CUCOMPLEX(float, cuFloatComplex, FloatComplex)
ASSAY_CUCOMPLEX(double, cuDoubleComplex, DoubleComplex)
#undef ASSAY_CUCOMPLEX
__host__ __device__ static __inline__ cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }
#define ASSAY_CUCOMPLEX(T, C, f)                                                                                   \
  __host__ __device__ static __inline__ T cuCreal##f(C z) { return z.x; }                                          \
  __host__ __device__ static __inline__ T cuCimag##f(C z) { return z.y; }                                          \
  __host__ __device__ static __inline__ C cuConj##f(C z) { C r; r.x = z.x; r.y = -z.y; return r; }                 \
  __host__ __device__ static __inline__ C cuCadd##f(C a, C b) { a.x += b.x; a.y += b.y; return a; }                \
  __host__ __device__ static __inline__ C cuCsub##f(C a, C b) { a.x -= b.x; a.y -= b.y; return a; }                \
  __host__ __device__ static __inline__ C cuCmul##f(C a, C b) {                                                    \
    C r;                                                                                                           \
    r.x = a.x * b.x - a.y * b.y;                                                                                   \
    r.y = a.x * b.y + a.y * b.x;                                                                                   \
    return r;                                                                                                      \
  }
ASSAY_CUCOMPLEX(float, cuFloatComplex, f)
ASSAY_CUCOMPLEX(double, cuDoubleComplex, )
#undef ASSAY_CUCOMPLEX
// Absolute values, quotients (scaled, so that the square does not overflow) and products that are added to.
#define ASSAY_CUCOMPLEX(T, C, f, R)                                                                                \
  __host__ __device__ static __inline__ T cuCabs##f(C z) { return (T)hypot((double)z.x, (double)z.y); }            \
  __host__ __device__ static __inline__ C cuCdiv##f(C a, C b) {                                                    \
    const T scale = (T)(fabs((double)b.x) + fabs((double)b.y));                                                    \
    const T ax = a.x / scale, ay = a.y / scale, bx = b.x / scale, by = b.y / scale;                                \
    const T square = bx * bx + by * by;                                                                            \
    C r;                                                                                                           \
    r.x = (ax * bx + ay * by) / square;                                                                            \
    r.y = (ay * bx - ax * by) / square;                                                                            \
    return r;                                                                                                      \
  }                                                                                                                \
  __host__ __device__ static __inline__ C cuCfma##R(C a, C b, C c) { return cuCadd##f(cuCmul##f(a, b), c); }
ASSAY_CUCOMPLEX(float, cuFloatComplex, f, f)
ASSAY_CUCOMPLEX(double, cuDoubleComplex, , )
#undef ASSAY_CUCOMPLEX

__host__ __device__ static __inline__ cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c) {
  return make_cuDoubleComplex(c.x, c.y);
}
__host__ __device__ static __inline__ cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex c) {
  return make_cuFloatComplex((float)c.x, (float)c.y);
}

#endif
