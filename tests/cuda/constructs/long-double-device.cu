__global__ void k(long double* a) { a[0] = a[1] + 1; }
