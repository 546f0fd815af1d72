#include <cuda_fp16.h>

__global__ void k(__half* a, float b) { a[0] = b > 0 ? a[1] : __float2half(0.0f); }
