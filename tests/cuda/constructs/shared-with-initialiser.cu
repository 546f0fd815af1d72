__global__ void k(float* a) {
  __shared__ float s[4] = {0};
  a[0] = s[0];
}
