__global__ void k(float* a) { a[0] = __shfl_down(a[0], 16); }
