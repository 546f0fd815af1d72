#include <cuda_fp8.h>

__global__ void k(float* a, __nv_fp8_e4m3* b) {
  b[0] = __nv_fp8_e4m3(a[0]);
  __nv_fp8_storage_t s = __nv_cvt_float_to_fp8(a[1], __NV_SATFINITE, __NV_E4M3);
  a[2] = float(b[0]) + s;
}
