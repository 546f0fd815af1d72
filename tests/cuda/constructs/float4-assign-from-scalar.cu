__global__ void k(float4* a) { a[0] = 1.0f; }
