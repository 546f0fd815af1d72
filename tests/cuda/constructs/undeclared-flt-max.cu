__global__ void k(float* a) { a[0] = -FLT_MAX; }
