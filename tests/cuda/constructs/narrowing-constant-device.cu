__global__ void k(int* a) {
  char c[] = {300};
  int x{1.5};
  a[0] = c[0] + x;
}
