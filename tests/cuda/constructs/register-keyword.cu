__global__ void k(int* a) {
  register int x = 3;
  a[0] = x;
}
