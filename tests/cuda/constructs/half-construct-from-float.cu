#include <cuda_fp16.h>

__global__ void k(__half* a) {
  __half h = __half(1.0f);
  __half g(2.0f);
  a[0] = h;
  a[1] = g;
}
