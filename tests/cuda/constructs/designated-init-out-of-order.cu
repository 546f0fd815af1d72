struct P {
  int a, b;
};
__global__ void k(int* a) {
  P p{.b = 1, .a = 2};
  a[0] = p.a;
}
