// build: strict plain
#include <initializer_list>
#include <utility>
template <class T>
__device__ T pass(T&& x) {
  return std::forward<T>(x);
}
__global__ void k(int* a) {
  int x = 3;
  int y = std::move(x);
  for (int v : {1, 2, 3}) y += v;
  std::initializer_list<int> list = {1, 2};
  a[0] = pass(y) + list.size();
}
