// Barriers, fences, warp operations, atomics, cached loads and stores, clocks.
#pragma once

#include <type_traits>

#include "vector_types.h"

extern "C" {
__device__ void __syncthreads();
__device__ int __syncthreads_count(int);
__device__ int __syncthreads_and(int);
__device__ int __syncthreads_or(int);
__device__ void __threadfence();
__device__ void __threadfence_block();
__device__ void __threadfence_system();
__device__ void __trap() __attribute__((noreturn));
__device__ void __brkpt();
__device__ void __prof_trigger(int);
__device__ long long clock64();
__device__ void __nanosleep(unsigned int);
__device__ unsigned int __activemask();
__device__ void __syncwarp(unsigned int mask = 0xffffffffu);
__device__ void __barrier_sync(unsigned int id);
__device__ void __barrier_sync_count(unsigned int id, unsigned int count);
__device__ size_t __cvta_generic_to_shared(const void*);
__device__ size_t __cvta_generic_to_global(const void*);
__device__ size_t __cvta_generic_to_local(const void*);
__device__ size_t __cvta_generic_to_constant(const void*);
__device__ void* __cvta_shared_to_generic(size_t);
__device__ void* __cvta_global_to_generic(size_t);
__device__ void* __cvta_local_to_generic(size_t);
__device__ void* __cvta_constant_to_generic(size_t);
}
__device__ unsigned int __isGlobal(const void*);
__device__ unsigned int __isShared(const void*);
__device__ unsigned int __isConstant(const void*);
__device__ unsigned int __isLocal(const void*);
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
__device__ unsigned int __isGridConstant(const void*);
__device__ size_t __cvta_generic_to_grid_constant(const void*);
__device__ void* __cvta_grid_constant_to_generic(size_t);
#endif

__device__ int __all_sync(unsigned int mask, int predicate);
__device__ int __any_sync(unsigned int mask, int predicate);
__device__ int __uni_sync(unsigned int mask, int predicate);
__device__ unsigned int __ballot_sync(unsigned int mask, int predicate);

#define ASSAY_SHUFFLE(type)                                                                    \
  __device__ type __shfl_sync(unsigned int mask, type value, int lane, int width = 32);        \
  __device__ type __shfl_up_sync(unsigned int mask, type value, unsigned int delta, int width = 32);   \
  __device__ type __shfl_down_sync(unsigned int mask, type value, unsigned int delta, int width = 32); \
  __device__ type __shfl_xor_sync(unsigned int mask, type value, int lanes, int width = 32);
#define ASSAY_MATCH(type)                                             \
  __device__ unsigned int __match_any_sync(unsigned int mask, type value); \
  __device__ unsigned int __match_all_sync(unsigned int mask, type value, int* predicate);
#define ASSAY_BOTH(type) ASSAY_SHUFFLE(type) ASSAY_MATCH(type)
ASSAY_BOTH(int)
ASSAY_BOTH(unsigned int)
ASSAY_BOTH(long)
ASSAY_BOTH(unsigned long)
ASSAY_BOTH(long long)
ASSAY_BOTH(unsigned long long)
ASSAY_BOTH(float)
ASSAY_BOTH(double)
#undef ASSAY_BOTH
#undef ASSAY_MATCH
#undef ASSAY_SHUFFLE

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
__device__ unsigned int __reduce_add_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_min_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_max_sync(unsigned int mask, unsigned int value);
__device__ int __reduce_add_sync(unsigned int mask, int value);
__device__ int __reduce_min_sync(unsigned int mask, int value);
__device__ int __reduce_max_sync(unsigned int mask, int value);
__device__ unsigned int __reduce_and_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_or_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_xor_sync(unsigned int mask, unsigned int value);
#endif

#define ASSAY_ATOMIC(name, type)               \
  __device__ type name(type*, type);           \
  __device__ type name##_block(type*, type);   \
  __device__ type name##_system(type*, type);
#define ASSAY_ATOMIC_CAS(type)                       \
  __device__ type atomicCAS(type*, type, type);      \
  __device__ type atomicCAS_block(type*, type, type); \
  __device__ type atomicCAS_system(type*, type, type);
ASSAY_ATOMIC(atomicAdd, int)
ASSAY_ATOMIC(atomicAdd, unsigned int)
ASSAY_ATOMIC(atomicAdd, unsigned long long)
ASSAY_ATOMIC(atomicAdd, float)
ASSAY_ATOMIC(atomicAdd, double)
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
ASSAY_ATOMIC(atomicAdd, float2)
ASSAY_ATOMIC(atomicAdd, float4)
// 16 bytes of any type that is copied bit by bit.
template <class T>
__device__ typename std::enable_if<sizeof(T) == 16 && alignof(T) >= 16 && std::is_trivially_copyable<T>::value, T>::type
atomicExch(T*, T);
template <class T>
__device__ typename std::enable_if<sizeof(T) == 16 && alignof(T) >= 16 && std::is_trivially_copyable<T>::value, T>::type
atomicCAS(T*, T, T);
#if defined(ASSAY_RUN)
#include "assay/run/atomics.h"
#endif
#endif
ASSAY_ATOMIC(atomicSub, int)
ASSAY_ATOMIC(atomicSub, unsigned int)
ASSAY_ATOMIC(atomicExch, int)
ASSAY_ATOMIC(atomicExch, unsigned int)
ASSAY_ATOMIC(atomicExch, unsigned long long)
ASSAY_ATOMIC(atomicExch, float)
#define ASSAY_EXTREME(type)      \
  ASSAY_ATOMIC(atomicMin, type)  \
  ASSAY_ATOMIC(atomicMax, type)
ASSAY_EXTREME(int)
ASSAY_EXTREME(unsigned int)
ASSAY_EXTREME(long long)
ASSAY_EXTREME(unsigned long long)
#undef ASSAY_EXTREME
ASSAY_ATOMIC(atomicInc, unsigned int)
ASSAY_ATOMIC(atomicDec, unsigned int)
#define ASSAY_BITS(type)         \
  ASSAY_ATOMIC(atomicAnd, type)  \
  ASSAY_ATOMIC(atomicOr, type)   \
  ASSAY_ATOMIC(atomicXor, type)
ASSAY_BITS(int)
ASSAY_BITS(unsigned int)
ASSAY_BITS(long long)
ASSAY_BITS(unsigned long long)
#undef ASSAY_BITS
ASSAY_ATOMIC_CAS(int)
ASSAY_ATOMIC_CAS(unsigned int)
ASSAY_ATOMIC_CAS(unsigned long long)
__device__ unsigned short atomicCAS(unsigned short*, unsigned short, unsigned short);
#undef ASSAY_ATOMIC_CAS
#undef ASSAY_ATOMIC

#define ASSAY_LOAD(type)                \
  __device__ type __ldg(const type*);   \
  __device__ type __ldcg(const type*);  \
  __device__ type __ldca(const type*);  \
  __device__ type __ldcs(const type*);  \
  __device__ type __ldlu(const type*);  \
  __device__ type __ldcv(const type*);  \
  __device__ void __stwb(type*, type);  \
  __device__ void __stcg(type*, type);  \
  __device__ void __stcs(type*, type);  \
  __device__ void __stwt(type*, type);
ASSAY_LOAD(char)
ASSAY_LOAD(signed char)
ASSAY_LOAD(short)
ASSAY_LOAD(int)
ASSAY_LOAD(long)
ASSAY_LOAD(long long)
ASSAY_LOAD(unsigned char)
ASSAY_LOAD(unsigned short)
ASSAY_LOAD(unsigned int)
ASSAY_LOAD(unsigned long)
ASSAY_LOAD(unsigned long long)
ASSAY_LOAD(float)
ASSAY_LOAD(double)
ASSAY_LOAD(char2)
ASSAY_LOAD(char4)
ASSAY_LOAD(short2)
ASSAY_LOAD(short4)
ASSAY_LOAD(int2)
ASSAY_LOAD(int4)
ASSAY_LOAD(longlong2)
ASSAY_LOAD(uchar2)
ASSAY_LOAD(uchar4)
ASSAY_LOAD(ushort2)
ASSAY_LOAD(ushort4)
ASSAY_LOAD(uint2)
ASSAY_LOAD(uint4)
ASSAY_LOAD(ulonglong2)
ASSAY_LOAD(float2)
ASSAY_LOAD(float4)
ASSAY_LOAD(double2)
#undef ASSAY_LOAD

#if ASSAY_CUDA_VERSION >= 11080
__device__ void cudaGridDependencySynchronize();
__device__ void cudaTriggerProgrammaticLaunchCompletion();
#endif
