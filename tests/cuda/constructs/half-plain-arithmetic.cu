// build: plain
#include <cuda_fp16.h>

__global__ void k(half* a, float b) {
  a[0] = a[1] * a[2] + a[3];
  a[1] = b;
  a[2] = 0.5f;
  float f = a[0];
  a[3] = half(f) + half(2);
  if (a[0] > a[1]) a[4] = -a[0];
}
