__global__ void k(int* a, int n) {
#pragma unroll
  a[0] = n;
}
