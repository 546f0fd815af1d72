#include <cuda_fp16.h>

__global__ void k(const half* a, half2* b, float4* c) {
  half2 v = *reinterpret_cast<const half2*>(a);
  b[0] = __hmul2(v, v);
  half2* h = reinterpret_cast<half2*>(&c[0]);
  float2 f = __half22float2(h[1]);
  b[1] = __floats2half2_rn(f.x, f.y);
  half x = __low2half(v);
  b[2] = __halves2half2(x, __high2half(v));
  b[3].x = x;
}
