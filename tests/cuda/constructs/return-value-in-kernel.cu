__global__ void k(int* a) {
  if (!a) return 1;
  a[0] = 1;
}
