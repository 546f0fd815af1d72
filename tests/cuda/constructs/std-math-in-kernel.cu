#include <cmath>

__global__ void k(float* a) { a[0] = std::sqrt(a[0]) + std::exp(a[1]) + std::fmax(a[2], a[3]) + std::abs(a[4]); }
