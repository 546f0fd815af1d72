__global__ void k(int* a, int n) {
  int values[n] = {0};
  a[0] = values[0];
}
