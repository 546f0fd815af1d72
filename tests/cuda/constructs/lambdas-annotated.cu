auto global = [] __device__(float x) { return x; };
void h1() {
  auto f = [] __host__ __device__(float x) { return x * 2; };
  f(1);
}
void h2() {
  auto f = [] __host__(float x) { return x * 2; };
  f(1);
}
template <class T>
__global__ void never_made(T* a) {
  auto f = [] __device__(float x) { return x * 2; };
  f(1);
}
