// build: plain
#include <cuda_fp16.h>

__global__ void k(half* a, float b) { b = a[0] * b; a[0] = b; }
