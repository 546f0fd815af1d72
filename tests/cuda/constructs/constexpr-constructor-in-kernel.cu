struct H {
  int v;
  constexpr H(int i) : v(i) {}
  constexpr int get() const { return v; }
};
__global__ void k(int* a) {
  H h(3);
  a[0] = h.get();
}
