struct H {
  int v;
  H(int i) : v(i) {}
};
__global__ void k(int* a) {
  H h(3);
  a[0] = h.v;
}
