#include <curand_kernel.h>

__global__ void k(float* a, unsigned long long seed) {
  curandStatePhilox4_32_10_t philox;
  curand_init(seed, threadIdx.x, 0, &philox);
  float4 four = curand_uniform4(&philox);
  curandState state;
  curand_init(seed, threadIdx.x, 0, &state);
  a[0] = curand_uniform(&state) + curand_normal(&philox) + four.w + curand(&state);
}
