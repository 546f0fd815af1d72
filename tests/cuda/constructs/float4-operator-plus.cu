__global__ void k(float4* a) { a[0] = a[0] + a[1]; }
