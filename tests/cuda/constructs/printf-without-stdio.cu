__global__ void k(float* a) { printf("%f\n", a[0]); }
