__device__ float4 make_float4(float x, float y, float z, float w) { return float4{x, y, z, w}; }
__global__ void k(float* a) { a[0] = make_float4(1, 2, 3, 4).x; }
