struct P {
  int a, b;
};
constexpr P p{1, 2};
__global__ void k(int* a) { a[0] = p.b; }
