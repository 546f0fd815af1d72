#include <cstdint>

__global__ void k(int64_t* a, int64_t b) { atomicAdd(a, b); }
