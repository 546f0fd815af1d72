int h(int);
__host__ __device__ int f(int x) { return h(x); }
__global__ void k(int* a) { a[0] = f(a[0]); }
