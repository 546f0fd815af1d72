struct dim3 {
  int x;
};
__global__ void k(float* a) { a[0] = 1; }
