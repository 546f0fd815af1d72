__host__ __device__ inline float max(float a, float b) { return a > b ? a : b; }
__global__ void k(float* a) { a[0] = max(a[1], a[2]); }
