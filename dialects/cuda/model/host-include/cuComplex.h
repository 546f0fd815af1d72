#ifndef ASSAY_CUCOMPLEX_H_
#define ASSAY_CUCOMPLEX_H_

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

#endif
