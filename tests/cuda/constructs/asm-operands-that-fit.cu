enum Kind { one };
__global__ void k(float* a, double* d, long long* l, short* h, int* i) {
  Kind e = one;
  asm volatile("// %0 %1 %2" ::"l"(a), "l"(l[0]), "l"(sizeof(int)));
  asm volatile("// %0 %1 %2" ::"r"(i[0]), "r"(threadIdx.x), "r"(e));
  asm volatile("// %0 %1 %2" ::"f"(a[0]), "d"(d[0]), "h"(h[0]));
  asm volatile("// %0 %1" ::"n"(3), "r"(3));
  unsigned out;
  asm volatile("mov.u32 %0, %1;" : "+r"(out) : "r"((unsigned)__cvta_generic_to_shared(a)) : "memory");
  i[1] = out;
}
template <class T>
__device__ void never_made(T x) {
  asm volatile("// %0" ::"r"(x));
}
inline void host(long x) { asm volatile("# %0" ::"r"(x)); }
