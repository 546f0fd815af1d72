__device__ float4 make_float4(float x) { return float4{x, x, x, x}; }
__global__ void k(float* a) { a[0] = make_float4(1).x; }
