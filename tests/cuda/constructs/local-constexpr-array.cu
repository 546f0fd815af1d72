__global__ void k(int* a, int i) {
  constexpr int t[2] = {1, 2};
  a[0] = t[i];
}
