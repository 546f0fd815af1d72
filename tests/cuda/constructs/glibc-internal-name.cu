__global__ void k(float* a) { a[0] = __exp2f(a[1]); }
