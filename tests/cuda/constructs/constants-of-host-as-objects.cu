// build: plain
#include <algorithm>
#include <array>
struct Pair {
  float x, y;
  constexpr Pair(float a, float b) : x(a), y(b) {}
  __host__ __device__ float sum() const { return x + y; }
};
struct Table {
  int a[3];
  int n;
};
struct Holder {
  static constexpr int n = 3;
  static constexpr int t[2] = {1, 2};
};
template <class T>
struct HolderOf {
  static constexpr int t[2] = {1, 2};
  __device__ int get(int i) const { return t[i]; }
};
constexpr int table[3] = {1, 2, 3};
constexpr int five = 5;
constexpr float half = 0.5f;
constexpr Pair pair(1, 2);
constexpr Table wrapped = {{1, 2, 3}, 4};
constexpr std::array<int, 3> listed{1, 2, 3};
constexpr char text[] = "abc";
constexpr auto next = [](int x) { return x + 1; };
inline constexpr int inlined[2] = {7, 8};
constexpr int at(const int* t, int i) { return t[i]; }
__device__ void by_reference(const int& x) {}
__device__ void by_reference(const Pair& p) {}
__global__ void k1(int* a) { a[0] = wrapped.a[1]; }
__global__ void k2(int* a) { by_reference(five); }
__global__ void k3(float* a) {
  const float& r = half;
  a[0] = r;
}
__global__ void k4(float* a) {
  const float* p = &half;
  a[0] = *p;
}
__global__ void k5(int* a) { by_reference(Holder::n); }
__global__ void k6(int* a) { a[0] = std::max(Holder::n, a[1]); }
__global__ void k7(int* a) { a[0] = inlined[0]; }
__global__ void k8(int* a) {
  for (int x : table) a[0] += x;
}
__global__ void k9(const int** a) { a[0] = table; }
__global__ void k10(float* a) { a[0] = pair.sum(); }
__global__ void k11(float* a) { by_reference(pair); }
__global__ void k12(int* a, int i) { a[0] = listed[i]; }
__global__ void k13(int* a) { a[table[0]] = 1; }
__global__ void k14(int* a) {
  if (table[0] == 1) a[0] = 1;
}
__global__ void k15(int* a) { a[0] = at(table, a[1]); }
__global__ void k16(int* a) { a[0] = next(a[1]); }
__global__ void k17(int* a) { a[0] = *(table + a[0]); }
__global__ void k18(int* a) {
  const int* p = &table[1];
  a[0] = p[0];
}
__host__ __device__ int k19(int i) { return table[i]; }
__device__ int k20(int i) { return table[i]; }
__global__ void k21(int* a) { a[0] = HolderOf<int>{}.get(1); }
template <int N>
__global__ void k22(int* a) {
  if (N == 1) a[0] = table[N];
}
template __global__ void k22<2>(int*);
__global__ void k23(const char** a) { a[0] = text; }
__global__ void k24(int* a, int i) {
  auto f = [=](int j) { return table[j]; };
  a[0] = f(i);
}
