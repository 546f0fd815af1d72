#include <tuple>
#include <utility>

__global__ void k(int* b) {
  int x = std::move(b[0]);
  std::tuple<int, float> t(1, 2.0f);
  b[0] = x + std::get<0>(t);
}
