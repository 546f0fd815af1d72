__global__ void k(float* a, int n) {
  a[0] = max(a[0], 0.0);
  a[1] = max(n, 3u);
  a[2] = max(a[0], n);
}
