__global__ void k(int* a, int n) {
#pragma unroll 2
  while (n--) a[n] = 1;
}
