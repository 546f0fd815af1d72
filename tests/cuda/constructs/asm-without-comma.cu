__global__ void k(unsigned* a, unsigned long long p) {
  asm volatile("st.release.sys.global.u32 [%1], %0;" ::"r"(a[0]) "l"(p) : "memory");
}
