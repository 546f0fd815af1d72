__device__ float f(float x) {
  __shared__ float s[32];
  s[threadIdx.x] = x;
  __syncthreads();
  return s[0];
}
__global__ void k(float* a) { a[0] = f(a[1]); }
