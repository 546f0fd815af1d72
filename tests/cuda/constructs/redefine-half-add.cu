#include <cuda_fp16.h>

__device__ __half __hadd(__half a, __half b) { return a; }
__global__ void k(float* a) { a[0] = __half2float(__hadd(__float2half(a[1]), __float2half(a[2]))); }
