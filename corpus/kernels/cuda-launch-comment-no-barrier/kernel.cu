// assay: launch block_sum<<<4, 256>>>
#include <cuda_runtime.h>

__global__ void block_sum(const float* x, float* y) {
  __shared__ float part[256];
  int t = threadIdx.x;
  part[t] = x[blockIdx.x * blockDim.x + t];
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (t < half) part[t] += part[t + half];
  }
  if (t == 0) y[blockIdx.x] = part[0];
}
