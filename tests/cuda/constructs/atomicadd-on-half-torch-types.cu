#include <cuda_fp16.h>

__global__ void k(__half* a, float b) { atomicAdd(a, b); }
