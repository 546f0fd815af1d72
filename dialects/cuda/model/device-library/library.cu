// Bodies of the device functions that the model's headers declare, for running kernels on the CPU.
// Everything is inlined into its caller, so that an access or a rendezvous has the place of the call.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
#include <cuda_runtime.h>
#include <stdio.h>

#include <assay/simt.h>

#define INLINE __attribute__((always_inline))
#define DEVICE __device__ INLINE
#define BOTH __host__ __device__ INLINE

#include "bits.cuh"
#include "threads.cuh"
#include "warps.cuh"
#include "atomics.cuh"
#include "memory.cuh"
#include "integers.cuh"
#include "packed.cuh"
#include "rounding.cuh"
#include "conversions.cuh"
#include "math.cuh"
#include "special.cuh"
#include "fast-math.cuh"
#include "narrow.cuh"
#include "ptx.cuh"
#include "random.cuh"
#include "random-others.cuh"
