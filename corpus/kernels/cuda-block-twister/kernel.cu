#include <cstdio>
#include <cuda_runtime.h>
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
#include <curand_mtgp32dc_p_11213.h>

// Each block draws from a twister of its own.
__global__ void draw(curandStateMtgp32* states, float* out, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    float x = curand_uniform(&states[blockIdx.x]);
    out[(blockIdx.x * rounds + i) * blockDim.x + threadIdx.x] = x;
  }
}

int main() {
  const int blocks = 4, threads = 256, rounds = 2, n = blocks * threads * rounds;
  curandStateMtgp32* states;
  mtgp32_kernel_params* parameters;
  float* out;
  cudaMalloc((void**)&states, blocks * sizeof(curandStateMtgp32));
  cudaMalloc((void**)&parameters, sizeof(mtgp32_kernel_params));
  cudaMalloc((void**)&out, n * sizeof(float));
  if (curandMakeMTGP32Constants(mtgp32dc_params_fast_11213, parameters) != CURAND_STATUS_SUCCESS) return 1;
  if (curandMakeMTGP32KernelState(states, mtgp32dc_params_fast_11213, parameters, blocks, 1234) != CURAND_STATUS_SUCCESS)
    return 1;
  draw<<<blocks, threads>>>(states, out, rounds);
  static float host[n];
  if (cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost) != cudaSuccess) return 1;
  double sum = 0;
  for (float x : host) sum += x;
  printf("%f\n", sum / n);
  cudaFree(states);
  cudaFree(parameters);
  cudaFree(out);
  return sum / n > 0.4 && sum / n < 0.6 ? 0 : 1;
}
