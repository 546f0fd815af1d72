__global__ void k(int* a) { a[0] = __any(a[1]) + __all(a[2]) + __ballot(a[3]); }
