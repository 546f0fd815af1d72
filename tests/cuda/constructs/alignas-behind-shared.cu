struct alignas(16) Four {
  float v[4];
};
__global__ void k(float* a) {
  __shared__ alignas(16) float s[32];
  __shared__ alignas(alignof(float4)) float t[2][16];
  alignas(16) extern __shared__ unsigned char dynamic[];
  alignas(16) __shared__ float u[4];
  s[threadIdx.x] = t[0][threadIdx.x] = a[0];
  u[0] = dynamic[0];
  __syncthreads();
  a[1] = s[threadIdx.x ^ 1] + t[1][0] + u[0];
}
__device__ alignas(16) float global[4];
__constant__ alignas(16) float constants[4];
