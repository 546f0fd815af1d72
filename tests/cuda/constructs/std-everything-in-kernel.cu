#include <cmath>
#include <utility>

__global__ void k(float* a, int* b) {
  a[0] = std::min(a[0], 1.0f) + std::max(b[0], 2) + std::floor(a[1]) + std::fabs(a[2]) + std::log(a[3]) + std::tanh(a[4]);
  auto p = std::make_pair(1, 2);
  b[0] = p.first + std::get<1>(p);
}
