struct S {
  int x;
  __host__ __device__ S() : x(1) {}
};
__device__ S s;
__global__ void k(int* a) { a[0] = s.x; }
