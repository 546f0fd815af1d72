__device__ float g(float x);
__global__ void k(float* a) { a[0] = g(a[0]); }
