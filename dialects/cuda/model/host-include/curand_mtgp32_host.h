// States of the Mersenne twister, made on the host and copied to the device. Their contents are ours: of each state a
// sequence of its own that the seed decides.
#pragma once

#include <curand.h>
#include <stdlib.h>
#include <string.h>

#include "curand_mtgp32.h"
#include "curand_mtgp32dc_p_11213.h"

static inline __host__ curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t*, mtgp32_kernel_params_t* p) {
  mtgp32_kernel_params_t* made = (mtgp32_kernel_params_t*)calloc(1, sizeof *made);
  if (made == NULL) return CURAND_STATUS_ALLOCATION_FAILED;
  const cudaError_t status = cudaMemcpy(p, made, sizeof *made, cudaMemcpyHostToDevice);
  free(made);
  return status == cudaSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_INITIALIZATION_FAILED;
}

static inline __host__ curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t* s, mtgp32_params_fast_t*,
                                                                  mtgp32_kernel_params_t* k, int n, unsigned long long seed) {
  curandStateMtgp32_t* made = (curandStateMtgp32_t*)calloc(n, sizeof *made);
  if (made == NULL) return CURAND_STATUS_ALLOCATION_FAILED;
  for (int i = 0; i < n; ++i) {
    unsigned int word = (unsigned int)(seed ^ (seed >> 32)) + i + 1;
    for (int j = 0; j < MTGP32_STATE_SIZE; ++j) {
      word = 1812433253u * (word ^ (word >> 30)) + j;
      made[i].assay_[j] = word;
    }
    made[i].assay_[MTGP32_STATE_SIZE + 1] = i;
    made[i].assay_parameters_ = k;
  }
  const cudaError_t status = cudaMemcpy(s, made, sizeof *made * n, cudaMemcpyHostToDevice);
  free(made);
  return status == cudaSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_INITIALIZATION_FAILED;
}
