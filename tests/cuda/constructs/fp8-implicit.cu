#include <cuda_fp8.h>

__global__ void k(float* a, __nv_fp8_e4m3* b) { b[0] = a[0]; }
