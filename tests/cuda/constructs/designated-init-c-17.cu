struct P {
  int a, b;
};
__global__ void k(int* a) {
  P p{.a = 1, .b = 2};
  a[0] = p.a;
}
