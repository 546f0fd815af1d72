struct S {
  static __device__ int x;
};
__device__ int S::x;
__global__ void k(int* a) { a[0] = S::x; }
