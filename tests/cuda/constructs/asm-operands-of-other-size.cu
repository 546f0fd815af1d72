__global__ void k1(char* a) { asm volatile("// %0" ::"r"(a[0])); }
__global__ void k2(bool* a) { asm volatile("// %0" ::"r"(a[0])); }
__global__ void k3(short* a) { asm volatile("// %0" ::"r"(a[0])); }
__global__ void k4(int* a) { asm volatile("// %0" ::"l"(a[0])); }
__global__ void k5(float* a) { asm volatile("// %0" ::"r"(a)); }
__global__ void k6(int* a) { asm volatile("// %0" ::"f"(a[0])); }
__global__ void k7(double* a) { asm volatile("// %0" ::"f"(a[0])); }
__global__ void k8(double* a) { asm volatile("// %0" ::"l"(a[0])); }
__global__ void k9(float* a) {
  float x;
  asm volatile("// %0" : "=r"(x));
  a[0] = x;
}
