__global__ void k(int* a) {
  __shared__ int s[0];
  s[0] = 1;
  a[0] = s[0];
}
