constexpr int T[3] = {1, 2, 3};
__global__ void k(int* a, int i) { a[0] = T[i]; }
