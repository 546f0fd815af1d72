constexpr int sq(int x) { return x * x; }
__global__ void k(int* a) { a[0] = sq(a[0]); }
