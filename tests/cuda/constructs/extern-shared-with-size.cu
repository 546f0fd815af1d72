extern __shared__ float whole[256];
__global__ void k(float* a) { a[0] = whole[threadIdx.x]; }
__global__ void l(int* a) {
  extern __shared__ int empty[0];
  a[0] = empty[threadIdx.x];
}
__global__ void m(int* a) {
  extern __shared__ int one;
  a[0] = one;
}
