#include <cuda_fp16.h>

__global__ void k(__half2* a) { a[0] = a[0] * a[1]; }
