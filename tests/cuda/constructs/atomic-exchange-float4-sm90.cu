// build: arch=90
__global__ void k(float4* a, float4 b) { atomicExch(a, b); }
