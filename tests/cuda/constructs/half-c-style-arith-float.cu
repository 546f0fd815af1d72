#include <cuda_fp16.h>

__global__ void k(__half* a, float b) {
  float c = (float)a[0] * b;
  a[0] = __float2half(c);
}
