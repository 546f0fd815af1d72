__device__ float f(float x) {
  if (x > 0) return 1;
}
__global__ void k(float* a) { a[0] = f(a[1]); }
