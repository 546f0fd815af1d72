int h(int);
__host__ __device__ int f(int x) { return h(x); }
