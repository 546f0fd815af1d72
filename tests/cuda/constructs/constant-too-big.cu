__constant__ float c[20000];
__global__ void k(float* a) { a[0] = c[threadIdx.x]; }
