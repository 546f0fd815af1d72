__host__ __device__ float fmaxf(float a, float b) { return a > b ? a : b; }
__global__ void k(float* a) { a[0] = fmaxf(a[1], a[2]); }
