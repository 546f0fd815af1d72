__device__ const float table[3] = {1, 2, 3};
__global__ void k(float* a, int i) { a[0] = table[i]; }
