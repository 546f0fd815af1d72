#include <cuda_fp16.h>

__global__ void k(float* a) {
  __half h = static_cast<__half>(a[0]);
  a[1] = static_cast<float>(h);
}
