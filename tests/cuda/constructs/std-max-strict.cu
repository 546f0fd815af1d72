// build: strict plain
#include <algorithm>

__global__ void k(float* a) { a[0] = std::max(a[0], a[1]); }
