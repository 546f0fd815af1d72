__global__ void k(int* a) {
  auto f = [] __device__(int x) { return x; };
  a[0] = f(1);
}
