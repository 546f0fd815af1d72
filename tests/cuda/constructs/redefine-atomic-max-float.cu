__device__ float atomicMax(float* p, float v) { return v; }
__global__ void k(float* a) { a[0] = atomicMax(a, 1.0f); }
