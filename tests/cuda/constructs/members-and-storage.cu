#include <typeinfo>
struct Base {
  __host__ __device__ virtual ~Base() {}
};
struct Derived : Base {};
struct S {
  __device__ __forceinline__ int f() { return 1; }
  template <class T>
  friend __global__ void allowed(T* a);
  int empty[0];
};
template <class T>
__global__ void allowed(T* a) {
  a[0] = 1;
}
template <class... T>
__global__ void pack(T... x) {}
__device__ void variadic(int* a, ...) {}
thread_local int of_the_host;
bool host(Base* b) {
  thread_local int t = 0;
  int empty[0];
  return dynamic_cast<Derived*>(b) != 0 && typeid(*b) == typeid(Base) && sizeof(empty) == 0 && t++;
}
struct Empty {};
template <int N>
__global__ void never_made(int* a) {
  __shared__ int s[N];
  thread_local int t = 0;
  a[0] = s[0] + t;
}
__global__ void k(int* a) {
  __shared__ Empty e;
  a[0] = sizeof(e);
}
