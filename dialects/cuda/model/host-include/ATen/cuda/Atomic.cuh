// gpuAtomicAdd and its kin: the atomics of the element types.
#ifndef ASSAY_ATEN_CUDA_ATOMIC_CUH_
#define ASSAY_ATEN_CUDA_ATOMIC_CUH_

#include <c10/core/ScalarType.h>
#include <cuda_runtime.h>

#define ASSAY_GPU_ATOMIC_ADD(T)                               \
  __device__ T gpuAtomicAdd(T* address, T val);               \
  __device__ void gpuAtomicAddNoReturn(T* address, T val);
ASSAY_GPU_ATOMIC_ADD(std::uint8_t)
ASSAY_GPU_ATOMIC_ADD(std::int8_t)
ASSAY_GPU_ATOMIC_ADD(std::int16_t)
ASSAY_GPU_ATOMIC_ADD(std::int32_t)
ASSAY_GPU_ATOMIC_ADD(std::int64_t)
ASSAY_GPU_ATOMIC_ADD(bool)
ASSAY_GPU_ATOMIC_ADD(c10::Half)
ASSAY_GPU_ATOMIC_ADD(c10::BFloat16)
ASSAY_GPU_ATOMIC_ADD(float)
ASSAY_GPU_ATOMIC_ADD(double)
#undef ASSAY_GPU_ATOMIC_ADD
#define ASSAY_GPU_ATOMIC(name, T) __device__ T name(T* address, T val);
#define ASSAY_GPU_ATOMICS(T)      \
  ASSAY_GPU_ATOMIC(gpuAtomicMul, T) \
  ASSAY_GPU_ATOMIC(gpuAtomicMax, T) \
  ASSAY_GPU_ATOMIC(gpuAtomicMin, T)
ASSAY_GPU_ATOMICS(c10::Half)
ASSAY_GPU_ATOMICS(c10::BFloat16)
ASSAY_GPU_ATOMICS(float)
ASSAY_GPU_ATOMICS(double)
#undef ASSAY_GPU_ATOMICS
#undef ASSAY_GPU_ATOMIC
// The header overloads atomicAdd for the types that CUDA has none for.
__device__ c10::Half atomicAdd(c10::Half* address, c10::Half val);
__device__ c10::BFloat16 atomicAdd(c10::BFloat16* address, c10::BFloat16 val);
__device__ void atomicAdd(std::uint8_t* address, std::uint8_t val);
__device__ void atomicAdd(std::int8_t* address, std::int8_t val);
__device__ void atomicAdd(std::int16_t* address, std::int16_t val);
__device__ void atomicAdd(std::int64_t* address, std::int64_t val);
__device__ void atomicAdd(bool* address, bool val);

#endif
