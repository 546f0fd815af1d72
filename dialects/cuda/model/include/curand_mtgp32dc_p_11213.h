// The 200 sets of parameters of the Mersenne twister. The numbers are the vendor's and not here; who draws needs none.
#pragma once

#include "curand_mtgp32.h"

static const int mtgpdc_params_11213_num = CURAND_NUM_MTGP32_PARAMS;
static mtgp32_params_fast_t mtgp32dc_params_fast_11213[CURAND_NUM_MTGP32_PARAMS];
