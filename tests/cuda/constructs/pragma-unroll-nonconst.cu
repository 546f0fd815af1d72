__global__ void k(int* a, int n) {
#pragma unroll n
  for (int i = 0; i < n; i++) a[i] = 1;
}
