#include <algorithm>
#include <array>

__global__ void k(int* a) {
  std::array<int, 2> t{1, 2};
  std::swap(a[0], a[1]);
  a[2] = t[0];
}
