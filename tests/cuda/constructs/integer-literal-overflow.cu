__global__ void k(long* a) {
  a[0] = 65536 * 65536;
  a[1] = 1 << 31;
}
