struct S {
  static constexpr int t[2] = {1, 2};
};
__global__ void k(int* a, int i) { a[0] = S::t[i]; }
