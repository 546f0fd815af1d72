__global__ void k(int* a) {
  int r;
  asm("mov.u32 %0, %1;" : "=z"(r) : "r"(3));
  a[0] = r;
}
