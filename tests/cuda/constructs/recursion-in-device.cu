__device__ int f(int n) { return n < 2 ? 1 : n * f(n - 1); }
__global__ void k(int* a) { a[0] = f(a[1]); }
