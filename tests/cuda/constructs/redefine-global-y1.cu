__device__ float y1 = 3;
__global__ void k(float* a) { a[0] = y1; }
