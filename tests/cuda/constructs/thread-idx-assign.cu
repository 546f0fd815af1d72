__global__ void k(int* a) {
  threadIdx.x = 3;
  a[0] = threadIdx.x;
}
