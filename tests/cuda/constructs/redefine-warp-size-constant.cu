constexpr int warpSize = 32;
__global__ void k(float* a) { a[0] = warpSize; }
