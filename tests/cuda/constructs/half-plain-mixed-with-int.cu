// build: plain
#include <cuda_fp16.h>

__global__ void k(half* a, int b) { a[0] = a[0] * b; }
