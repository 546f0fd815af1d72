// Words of the language that nvcc defines as macros, and the macros that name its version.
// ASSAY_CUDA_VERSION (13000, 12040, 11080) chooses the release; without it the newest one is modelled.
#pragma once

#ifndef ASSAY_CUDA_VERSION
#define ASSAY_CUDA_VERSION 13000
#endif

#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ (ASSAY_CUDA_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (ASSAY_CUDA_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 88
#define __CUDA_API_VER_MAJOR__ __CUDACC_VER_MAJOR__
#define __CUDA_API_VER_MINOR__ __CUDACC_VER_MINOR__
#define __CUDACC_DEVICE_ATOMIC_BUILTINS__ 1
#define __NVCC_DIAG_PRAGMA_SUPPORT__ 1

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __inline__ __inline
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __no_return__ __attribute__((noreturn))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __specialization_static static
#define __thread__ __thread
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDAAPI
#define CUDA_CB
#define CUDART_CB
#define __device_builtin__
#define __cudart_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __nv_pure__ __attribute__((pure))
// Clang 19 has no word for these three: their rules need a check of their own.
#define __grid_constant__ __attribute__((annotate("cuda.grid_constant")))
#define __cluster_dims__(...) __attribute__((annotate("cuda.cluster_dims")))
#define __block_size__(...)
#define __maxnreg__(n)
#if ASSAY_CUDA_VERSION >= 12000
#define __local_maxnreg__(n)
#endif

#define __cuda_builtin_vector_align8(tag, members) \
  struct __align__(8) tag {                        \
    members                                        \
  }
