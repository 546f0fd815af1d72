__global__ void k(float4* a) { a[0] = float4(1.f, 2.f, 3.f, 4.f); }
