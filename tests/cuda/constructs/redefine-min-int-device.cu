__device__ int min(int a, int b) { return a < b ? a : b; }
__global__ void k(float* a) { a[0] = min(1, 2); }
