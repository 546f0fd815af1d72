__device__ float abs(float x) { return x < 0 ? -x : x; }
__global__ void k(float* a) { a[0] = abs(a[1]); }
