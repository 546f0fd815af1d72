#include <cstdint>

__device__ __forceinline__ void copy(uint32_t to, const void* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], %2;\n" ::"r"(to), "l"(from), "n"(16));
  asm volatile("cp.async.commit_group;\n");
  asm volatile("cp.async.wait_group %0;\n" ::"n"(0));
}
__global__ void k(float* a, float* b) {
  __shared__ float s[32];
  copy(static_cast<uint32_t>(__cvta_generic_to_shared(s)), a);
  float y;
  asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(a[0]));
  unsigned short h;
  asm("{cvt.rn.f16.f32 %0, %1;}" : "=h"(h) : "f"(y));
  double d;
  asm("add.f64 %0, %1, %1;" : "=d"(d) : "d"(2.0));
  asm volatile("bar.sync 0;" ::: "memory");
  b[0] = y + h + d + s[0];
}
