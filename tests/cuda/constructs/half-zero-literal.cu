#include <cuda_fp16.h>

__global__ void k(__half* a) {
  __half h = 0;
  a[0] = h;
  a[1] = 0.0f;
}
