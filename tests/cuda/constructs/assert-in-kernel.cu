#include <cassert>

__global__ void k(float* a) { assert(a[0] > 0); }
