__global__ void k1(int* a) { a[0] = 1; }
__global__ void k2(int* a) { a[0] = 2; }
void f(int* a, bool b) {
  auto k = b ? k1 : k2;
  k<<<1, 1>>>(a);
  void (*p)(int*) = k1;
  p<<<1, 1, 0, 0>>>(a);
}
