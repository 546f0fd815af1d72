// build: arch=75
#include <cuda_bf16.h>

__global__ void k(__nv_bfloat16* a) { a[0] = __hadd(a[0], a[1]) * a[2]; }
