__device__ int f(int n, ...) { return n; }
__global__ void k(int* a) { a[0] = f(1, 2); }
