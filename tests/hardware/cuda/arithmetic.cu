// How the device rounds: one line per fact, "name bits".
#include <cstdio>
#include <cuda_runtime.h>

__global__ void compute(const float* x, unsigned* bits) {
  bits[0] = __float_as_uint(x[0] * x[1] + x[2]);
  bits[1] = __float_as_uint(__fadd_rn(__fmul_rn(x[0], x[1]), x[2]));
  bits[2] = __float_as_uint(x[0] / x[3]);
  bits[3] = __float_as_uint(sqrtf(x[3]));
  bits[4] = static_cast<unsigned>(static_cast<int>(x[4]));
  bits[5] = __float_as_uint(fmaxf(x[5], x[0]));
  bits[6] = 1u << (static_cast<unsigned>(x[3]) + 29u & 63u);
  bits[7] = __float_as_uint(x[6] * 0.5f);
}

int main() {
  const float given[] = {1.0f + 0x1p-12f, 1.0f + 0x1p-13f, -1.0f, 3.0f, 3e9f, 0.0f / 1.0f, 0x1p-126f, 0.0f};
  const char* const names[] = {"fused", "not_fused", "quotient", "root", "too_large_for_int", "larger", "shifted_by_32", "subnormal"};
  float* x;
  unsigned *bits, made[8];
  cudaMalloc((void**)&x, sizeof given);
  cudaMalloc((void**)&bits, sizeof made);
  cudaMemcpy(x, given, sizeof given, cudaMemcpyHostToDevice);
  compute<<<1, 1>>>(x, bits);
  if (cudaMemcpy(made, bits, sizeof made, cudaMemcpyDeviceToHost) != cudaSuccess) return 1;
  for (int i = 0; i < 8; ++i) printf("%s %08x\n", names[i], made[i]);
  return 0;
}
