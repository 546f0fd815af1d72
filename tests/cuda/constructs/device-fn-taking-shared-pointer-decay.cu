__device__ void f(float (&s)[32]) { s[0] = 1; }
__global__ void k(float* a) {
  __shared__ float s[32];
  f(s);
  __syncthreads();
  a[0] = s[0];
}
