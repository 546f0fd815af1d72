#include <cuda_bf16.h>

__global__ void k(__nv_bfloat16* a, float b) { a[0] = b; }
