__global__ void k(float* a) {
  __shared__ float s[8];
  s[8] = a[0];
  __syncthreads();
  a[1] = s[7];
}
