__global__ void k(int* a, int n, size_t m) { a[0] = min(n, m); }
