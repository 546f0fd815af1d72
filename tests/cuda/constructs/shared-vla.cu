__global__ void k(float* a, int n) {
  __shared__ float s[n];
  s[0] = 1;
  a[0] = s[0];
}
