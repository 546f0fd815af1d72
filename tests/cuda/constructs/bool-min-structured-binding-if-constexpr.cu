struct P {
  int a, b;
};
template <int N>
__global__ void k(int* o) {
  if constexpr (N > 2) {
    auto [x, y] = P{1, 2};
    o[0] = x + y;
  }
}
template __global__ void k<3>(int*);
