template <class T>
struct Wrap {
  T f;
};
template <class T>
__global__ void k(T t, int* a) {
  a[0] = sizeof(T);
}
auto global = [](float x) { return x * 2; };
void h1() { k<<<1, 1>>>(global, (int*)0); }
void h2() {
  auto f = [](float x) { return x * 2; };
  k<<<1, 1>>>(Wrap<decltype(f)>{f}, (int*)0);
}
