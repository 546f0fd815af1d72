// Random numbers on the device. States are opaque.
#pragma once
#define CURAND_KERNEL_H_

#include "cuda_runtime.h"
#include "curand_mtgp32.h"

#define ASSAY_STATE(name, words) \
  struct name {                  \
    unsigned int assay_[words];  \
  };
ASSAY_STATE(curandStateXORWOW, 12)
ASSAY_STATE(curandStateMRG32k3a, 12)
ASSAY_STATE(curandStatePhilox4_32_10, 16)
ASSAY_STATE(curandStateSobol32, 35)
ASSAY_STATE(curandStateScrambledSobol32, 35)
#undef ASSAY_STATE
struct curandStateSobol64 {
  unsigned long long assay_[67];
};
struct curandStateScrambledSobol64 {
  unsigned long long assay_[67];
};
typedef curandStateXORWOW curandStateXORWOW_t;
typedef curandStateXORWOW curandState_t;
typedef curandStateXORWOW curandState;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateScrambledSobol32 curandStateScrambledSobol32_t;
typedef curandStateSobol64 curandStateSobol64_t;
typedef curandStateScrambledSobol64 curandStateScrambledSobol64_t;
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];

#define ASSAY_GENERATOR(state)                                                                              \
  __device__ void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, \
                              state* s);                                                                    \
  __device__ void skipahead(unsigned long long n, state* s);                                                \
  __device__ void skipahead_sequence(unsigned long long n, state* s);
ASSAY_GENERATOR(curandStateXORWOW)
ASSAY_GENERATOR(curandStateMRG32k3a)
ASSAY_GENERATOR(curandStatePhilox4_32_10)
#undef ASSAY_GENERATOR
__device__ void skipahead_subsequence(unsigned long long n, curandStateMRG32k3a* s);
__device__ void curand_init(unsigned int* vectors, unsigned int offset, curandStateSobol32* s);
__device__ void curand_init(unsigned int* vectors, unsigned int scramble, unsigned int offset, curandStateScrambledSobol32* s);
__device__ void curand_init(unsigned long long* vectors, unsigned long long offset, curandStateSobol64* s);
__device__ void curand_init(unsigned long long* vectors, unsigned long long scramble, unsigned long long offset,
                            curandStateScrambledSobol64* s);
__device__ void skipahead(unsigned int n, curandStateSobol32* s);
__device__ void skipahead(unsigned int n, curandStateScrambledSobol32* s);
__device__ void skipahead(unsigned long long n, curandStateSobol64* s);
__device__ void skipahead(unsigned long long n, curandStateScrambledSobol64* s);
// Of the thread that draws number `index` of the `n` that its block takes.
__device__ unsigned int curand_mtgp32_specific(curandStateMtgp32* s, unsigned char index, unsigned char n);

#define ASSAY_DRAW(state, number)                                             \
  __device__ number curand(state* s);                                         \
  __device__ float curand_uniform(state* s);                                  \
  __device__ double curand_uniform_double(state* s);                          \
  __device__ float curand_normal(state* s);                                   \
  __device__ double curand_normal_double(state* s);                           \
  __device__ float curand_log_normal(state* s, float mean, float stddev);     \
  __device__ double curand_log_normal_double(state* s, double mean, double stddev); \
  __device__ unsigned int curand_poisson(state* s, double lambda);
ASSAY_DRAW(curandStateXORWOW, unsigned int)
ASSAY_DRAW(curandStateMRG32k3a, unsigned int)
ASSAY_DRAW(curandStatePhilox4_32_10, unsigned int)
ASSAY_DRAW(curandStateSobol32, unsigned int)
ASSAY_DRAW(curandStateMtgp32, unsigned int)
ASSAY_DRAW(curandStateScrambledSobol32, unsigned int)
ASSAY_DRAW(curandStateSobol64, unsigned long long)
ASSAY_DRAW(curandStateScrambledSobol64, unsigned long long)
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
