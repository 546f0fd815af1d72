struct H {
  int v;
  H() : v(1) {}
};
__global__ void k(int* a) {
  H* h = new H;
  a[0] = h->v;
}
