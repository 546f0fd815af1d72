template <class F>
__device__ int apply(F f, int x) {
  return f(x);
}
__global__ void k(int* a) {
  a[0] = apply([=](int x) { return x + a[1]; }, 3);
}
