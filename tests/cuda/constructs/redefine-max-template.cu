template <class T>
__device__ T max(T a, T b) {
  return a > b ? a : b;
}
__global__ void k(float* a) { a[0] = max(a[1], a[2]); }
