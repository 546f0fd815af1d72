template <class... T>
__global__ void k(int* a, T... v) {
  a[0] = (0 + ... + v);
}
void f(int* a) { k<<<1, 1>>>(a, 1, 2, 3); }
