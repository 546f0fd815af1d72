// Random numbers on the device. States are opaque: their size is ours.
#pragma once
#define CURAND_KERNEL_H_

#include "cuda_runtime.h"

#define ASSAY_STATE(name, words) \
  struct name {                  \
    unsigned int assay_[words];  \
  };
ASSAY_STATE(curandStateXORWOW, 12)
ASSAY_STATE(curandStateMRG32k3a, 18)
ASSAY_STATE(curandStatePhilox4_32_10, 16)
ASSAY_STATE(curandStateSobol32, 40)
ASSAY_STATE(curandStateMtgp32, 1032)
#undef ASSAY_STATE
typedef curandStateXORWOW curandStateXORWOW_t;
typedef curandStateXORWOW curandState_t;
typedef curandStateXORWOW curandState;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateMtgp32 curandStateMtgp32_t;

#define ASSAY_GENERATOR(state)                                                                              \
  __device__ void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, \
                              state* s);                                                                    \
  __device__ void skipahead(unsigned long long n, state* s);                                                \
  __device__ void skipahead_sequence(unsigned long long n, state* s);
ASSAY_GENERATOR(curandStateXORWOW)
ASSAY_GENERATOR(curandStateMRG32k3a)
ASSAY_GENERATOR(curandStatePhilox4_32_10)
#undef ASSAY_GENERATOR
__device__ void curand_init(unsigned int* vectors, unsigned int offset, curandStateSobol32* s);

#define ASSAY_DRAW(state)                                                     \
  __device__ unsigned int curand(state* s);                                   \
  __device__ float curand_uniform(state* s);                                  \
  __device__ double curand_uniform_double(state* s);                          \
  __device__ float curand_normal(state* s);                                   \
  __device__ double curand_normal_double(state* s);                           \
  __device__ float curand_log_normal(state* s, float mean, float stddev);     \
  __device__ double curand_log_normal_double(state* s, double mean, double stddev); \
  __device__ unsigned int curand_poisson(state* s, double lambda);
ASSAY_DRAW(curandStateXORWOW)
ASSAY_DRAW(curandStateMRG32k3a)
ASSAY_DRAW(curandStatePhilox4_32_10)
ASSAY_DRAW(curandStateSobol32)
ASSAY_DRAW(curandStateMtgp32)
#undef ASSAY_DRAW
#define ASSAY_DRAW_TWO(state)                            \
  __device__ float2 curand_normal2(state* s);            \
  __device__ double2 curand_normal2_double(state* s);    \
  __device__ float2 curand_log_normal2(state* s, float mean, float stddev);
ASSAY_DRAW_TWO(curandStateXORWOW)
ASSAY_DRAW_TWO(curandStateMRG32k3a)
ASSAY_DRAW_TWO(curandStatePhilox4_32_10)
#undef ASSAY_DRAW_TWO
__device__ uint4 curand4(curandStatePhilox4_32_10* s);
__device__ float4 curand_uniform4(curandStatePhilox4_32_10* s);
__device__ double2 curand_uniform2_double(curandStatePhilox4_32_10* s);
__device__ float4 curand_normal4(curandStatePhilox4_32_10* s);
__device__ float4 curand_log_normal4(curandStatePhilox4_32_10* s, float mean, float stddev);
__device__ uint4 curand_poisson4(curandStatePhilox4_32_10* s, double lambda);
