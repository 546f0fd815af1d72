__device__ float f(int blockDim) { return blockDim; }
__global__ void k(float* a) { a[0] = f(3); }
