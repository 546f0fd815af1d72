#include <cstdint>

__global__ void k(int* a, int n, int64_t m) { a[0] = min(n, m); }
