// build: rdc
__device__ float elsewhere(float x);
__global__ void k(float* a) { a[0] = elsewhere(a[0]); }
