#include <cuda_bf16.h>

__global__ void k(__nv_bfloat16* a) { a[0] = a[0] + a[1]; }
