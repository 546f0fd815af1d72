__device__ __forceinline__ float tanhf(float x) { return x; }
__global__ void k(float* a) { a[0] = tanhf(a[1]); }
