__device__ float __shfl_down_sync(unsigned m, float v, unsigned d, int w) { return v; }
__global__ void k(float* a) { a[0] = __shfl_down_sync(0xffffffffu, a[1], 1); }
