__device__ float sqrt(float x) { return x; }
__device__ float pow(float x, float y) { return x; }
__device__ bool isnan(float x) { return x != x; }
__global__ void k1(float* a) { a[0] = sqrt(a[1]); }
__global__ void k2(float* a) { a[0] = pow(a[1], a[2]); }
__global__ void k3(float* a) { a[0] = isnan(a[1]); }
