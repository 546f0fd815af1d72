__global__ void k(float* a, int n) {
  float s[n];
  s[0] = 1;
  a[0] = s[0];
}
