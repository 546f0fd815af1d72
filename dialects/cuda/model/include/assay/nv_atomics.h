// The compiler's own atomics, with an order and a scope. Since CUDA 12.8.
#pragma once

#if ASSAY_CUDA_VERSION >= 12080
#define __NV_ATOMIC_RELAXED 0
#define __NV_ATOMIC_CONSUME 1
#define __NV_ATOMIC_ACQUIRE 2
#define __NV_ATOMIC_RELEASE 3
#define __NV_ATOMIC_ACQ_REL 4
#define __NV_ATOMIC_SEQ_CST 5
#define __NV_THREAD_SCOPE_THREAD 0
#define __NV_THREAD_SCOPE_BLOCK 1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE 3
#define __NV_THREAD_SCOPE_SYSTEM 4

template <class T>
__device__ void __nv_atomic_load(const T* at, T* result, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
__device__ T __nv_atomic_load_n(const T* at, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
__device__ void __nv_atomic_store(T* at, T* value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T, class U>
__device__ void __nv_atomic_store_n(T* at, U value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
__device__ void __nv_atomic_exchange(T* at, T* value, T* result, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T, class U>
__device__ T __nv_atomic_exchange_n(T* at, U value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T>
__device__ bool __nv_atomic_compare_exchange(T* at, T* expected, T* desired, bool weak, int success, int failure,
                                             int scope = __NV_THREAD_SCOPE_SYSTEM);
template <class T, class U>
__device__ bool __nv_atomic_compare_exchange_n(T* at, T* expected, U desired, bool weak, int success, int failure,
                                               int scope = __NV_THREAD_SCOPE_SYSTEM);
#define ASSAY_NV_ATOMIC(name)                                                                                       \
  template <class T, class U>                                                                                       \
  __device__ T __nv_atomic_fetch_##name(T* at, U value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);           \
  template <class T, class U>                                                                                       \
  __device__ void __nv_atomic_##name(T* at, U value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
ASSAY_NV_ATOMIC(add)
ASSAY_NV_ATOMIC(sub)
ASSAY_NV_ATOMIC(and)
ASSAY_NV_ATOMIC(or)
ASSAY_NV_ATOMIC(xor)
ASSAY_NV_ATOMIC(min)
ASSAY_NV_ATOMIC(max)
#undef ASSAY_NV_ATOMIC
__device__ void __nv_atomic_thread_fence(int order, int scope = __NV_THREAD_SCOPE_SYSTEM);
#endif
