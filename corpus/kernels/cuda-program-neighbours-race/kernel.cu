#include <cstdio>
#include <cuda_runtime.h>

__global__ void shift(float* data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 < n) data[i] = data[i + 1];
}

int main() {
  const int n = 512;
  float* data;
  cudaMallocManaged(&data, n * sizeof(float));
  for (int i = 0; i < n; ++i) data[i] = static_cast<float>(i);
  shift<<<4, 128>>>(data, n);
  if (cudaDeviceSynchronize() != cudaSuccess || cudaGetLastError() != cudaSuccess) return 1;
  printf("%f\n", data[0]);
  cudaFree(data);
  return 0;
}
