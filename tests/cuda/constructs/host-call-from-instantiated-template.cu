int h(int);
template <class T>
__device__ T f(T x) {
  return h(x);
}
__global__ void k(int* a) { a[0] = f(a[0]); }
