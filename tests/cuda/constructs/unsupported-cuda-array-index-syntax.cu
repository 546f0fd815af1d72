__global__ void k(float a[][32], int n) { a[threadIdx.x][1] = n; }
