__global__ void k(int* a) { a[0] = __any(a[1]); }
