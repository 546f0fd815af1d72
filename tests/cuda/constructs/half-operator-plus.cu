#include <cuda_fp16.h>

__global__ void k(__half* a, __half* b) { a[0] = a[0] + b[0]; }
