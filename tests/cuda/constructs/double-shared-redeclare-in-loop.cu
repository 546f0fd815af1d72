__global__ void k(float* a, int n) {
  for (int i = 0; i < n; i++) {
    __shared__ float s[4];
    s[0] = a[i];
  }
}
