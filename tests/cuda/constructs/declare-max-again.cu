__device__ float max(float a, float b);
__global__ void k(float* a) { a[0] = max(a[0], a[1]); }
