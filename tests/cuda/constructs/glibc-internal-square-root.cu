__global__ void k(float* a) { a[0] = __sqrtf(a[1]); }
