__global__ void k(float* a) {
  asm volatile("st.shared.b32 [%0], %1;" ::"r"(0), "r"(a[0]));
}
