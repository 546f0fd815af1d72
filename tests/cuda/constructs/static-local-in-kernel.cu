__global__ void k(int* a) {
  static int c = 0;
  a[0] = c++;
}
