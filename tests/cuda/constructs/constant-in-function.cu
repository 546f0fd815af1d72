__global__ void k(int* a) {
  __constant__ int x = 3;
  a[0] = x;
}
