__global__ void k(float* a) {
  __shared__ float s[16384];
  s[threadIdx.x] = a[0];
  __syncthreads();
  a[1] = s[threadIdx.x ^ 1];
}
