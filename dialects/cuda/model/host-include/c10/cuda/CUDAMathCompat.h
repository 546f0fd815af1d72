// Functions of the float's own width, for code over scalar_t.
#ifndef ASSAY_C10_CUDA_CUDAMATHCOMPAT_H_
#define ASSAY_C10_CUDA_CUDAMATHCOMPAT_H_

#include <c10/macros/Macros.h>

#if defined(__CUDACC__)
namespace c10 {
namespace cuda {
namespace compat {
#define ASSAY_COMPAT(name)                                                          \
  __device__ inline float name(float x) { return ::name##f(x); }                    \
  __device__ inline double name(double x) { return ::name(x); }
ASSAY_COMPAT(ceil)
ASSAY_COMPAT(exp)
ASSAY_COMPAT(floor)
ASSAY_COMPAT(log)
ASSAY_COMPAT(log1p)
ASSAY_COMPAT(rsqrt)
ASSAY_COMPAT(sqrt)
ASSAY_COMPAT(tan)
ASSAY_COMPAT(tanh)
ASSAY_COMPAT(normcdf)
#undef ASSAY_COMPAT
__device__ inline float abs(float x) { return ::fabsf(x); }
__device__ inline double abs(double x) { return ::fabs(x); }
__device__ inline float max(float x, float y) { return ::fmaxf(x, y); }
__device__ inline double max(double x, double y) { return ::fmax(x, y); }
__device__ inline float pow(float x, float y) { return ::powf(x, y); }
__device__ inline double pow(double x, double y) { return ::pow(x, y); }
}  // namespace compat
}  // namespace cuda
}  // namespace c10
#endif

#endif
