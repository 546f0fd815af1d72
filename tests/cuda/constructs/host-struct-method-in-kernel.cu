struct H {
  int v;
  int get() const { return v; }
};
__global__ void k(int* a, H h) { a[0] = h.get(); }
