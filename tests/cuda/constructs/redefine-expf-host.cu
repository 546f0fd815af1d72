float expf(float x) { return x; }
__global__ void k(float* a) { a[0] = a[1]; }
