__device__ float __ldg(const float* p) { return *p; }
__global__ void k(float* a) { a[0] = __ldg(a); }
