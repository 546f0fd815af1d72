__device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, 0, 0, 0); }
__global__ void k(float* a) { a[0] = (make_float4(1, 2, 3, 4) + make_float4(1, 2, 3, 4)).x; }
