__global__ void k(float* a) {
  __shared__ float s[blockDim.x];
  s[0] = 1;
  a[0] = s[0];
}
