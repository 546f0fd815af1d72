#include <cuda_fp16.h>

__global__ void k(__half* a) { a[0] += a[1]; }
