// The state of a Mersenne twister that the threads of a block share, and the parameters that the host makes it of.
#pragma once

#include "cuda_runtime.h"

#define MTGP32_STATE_SIZE 1024
#define MTGP32_STATE_MASK 1023
#define CURAND_NUM_MTGP32_PARAMS 200

// Opaque, as large as the toolkit's: 1,024 words, the offset, the number of the parameters, their address.
struct curandStateMtgp32 {
  unsigned int assay_[MTGP32_STATE_SIZE + 2];
  struct mtgp32_kernel_params* assay_parameters_;
};
typedef curandStateMtgp32 curandStateMtgp32_t;
struct mtgp32_kernel_params {
  unsigned int assay_[CURAND_NUM_MTGP32_PARAMS * (3 + 3 * 16) + 1];
};
typedef mtgp32_kernel_params mtgp32_kernel_params_t;
struct mtgp32_params_fast {
  unsigned int assay_[59];
};
typedef mtgp32_params_fast mtgp32_params_fast_t;
