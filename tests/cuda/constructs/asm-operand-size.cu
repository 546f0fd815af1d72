__global__ void k(float* a) {
  int r;
  asm("mov.u32 %0, %1;" : "=r"(r) : "r"(a));
  a[0] = r;
}
