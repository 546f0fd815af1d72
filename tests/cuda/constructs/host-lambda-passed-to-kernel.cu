template <class F>
__global__ void k(F f, float* a) {
  a[0] = f(a[0]);
}
int main() {
  auto f = [](float x) { return x * 2; };
  k<<<1, 1>>>(f, (float*)0);
}
