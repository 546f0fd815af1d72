// build: lambda
template <class F>
__global__ void k(F f, float* a) {
  a[0] = f(a[0]);
}
template <class F>
void launch(F f) {
  k<<<1, 1>>>(f, (float*)0);
}
void h() {
  auto f = [] __device__(float x) { return x * 2; };
  auto g = [] __host__ __device__(float x) { return x * 2; };
  k<<<1, 1>>>(f, (float*)0);
  launch(g);
}
