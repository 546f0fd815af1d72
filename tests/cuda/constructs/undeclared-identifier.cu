__global__ void k(float* a) { a[i] = 1; }
