static __constant__ float c[10000];
__constant__ float d[10000];
__global__ void k(float* a) { a[0] = 1; }
