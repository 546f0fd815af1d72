// build: strict plain
constexpr int sq(int x) { return x * x; }
__global__ void k(int* a) {
  constexpr int n = sq(4);
  __shared__ int s[sq(3)];
  s[0] = n;
  a[0] = s[0];
}
