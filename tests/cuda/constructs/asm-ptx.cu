__global__ void k(int* a) {
  int l;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(l));
  a[0] = l;
}
