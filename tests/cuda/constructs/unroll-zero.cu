__global__ void k(int* a, int n) {
#pragma unroll 0
  for (int i = 0; i < n; i++) a[i] = 1;
}
