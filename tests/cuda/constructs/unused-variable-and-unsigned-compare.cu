__global__ void k(float* a, int n) {
  int q;
  unsigned i = threadIdx.x;
  if (i < n) a[i] = 1;
}
