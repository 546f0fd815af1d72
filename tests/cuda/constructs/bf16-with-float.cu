#include <cuda_bf16.h>

__global__ void k(__nv_bfloat16* a, float b) { a[0] = __float2bfloat16(__bfloat162float(a[0]) * b); }
