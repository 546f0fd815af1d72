__global__ void k(int* a, int n) {
  a[0] = min(n, blockDim.x);
  a[1] = max(n, 256);
}
