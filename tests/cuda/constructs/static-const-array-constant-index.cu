static const float table[3] = {1, 2, 3};
__global__ void k(float* a) { a[0] = table[1]; }
