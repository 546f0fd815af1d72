// build: strict plain
#include <limits>

__global__ void k(float* a) { a[0] = std::numeric_limits<float>::max(); }
