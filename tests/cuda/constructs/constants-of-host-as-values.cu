// build: plain
#include <algorithm>
#include <array>
#include <iterator>
struct Pair {
  float x, y;
  constexpr Pair(float a, float b) : x(a), y(b) {}
  constexpr float sum() const { return x + y; }
};
struct Table {
  int a[3];
  int n;
};
struct Tag {};
constexpr int table[3] = {1, 2, 3};
constexpr int five = 5;
constexpr float half = 0.5f;
const int four = 4;
constexpr Pair pair(1, 2);
constexpr Table wrapped = {{1, 2, 3}, 4};
constexpr float3 vector = {1, 2, 3};
constexpr Tag tag{};
constexpr std::array<int, 3> listed{1, 2, 3};
constexpr auto next = [](int x) { return x + 1; };
constexpr int sum(const int (&t)[3]) { return t[0] + t[1]; }
constexpr int looked_up(int i) { return table[i]; }
__device__ void by_reference(const int& x) {}
__device__ void by_value(Tag) {}
__device__ void by_value(Table t) {}
__global__ void sizes(int* a) { a[0] = sizeof(table) / sizeof(table[0]) + sizeof(decltype(table)); }
__global__ void values(float* a) { a[0] = half + four + five + pair.x + pair.sum() + wrapped.n; }
__global__ void copies(float3* a) {
  a[0] = vector;
  by_value(tag);
  by_value(wrapped);
  by_reference(int(five));
  by_reference(+four);
}
__global__ void initialised(int* a) {
  constexpr int y = table[1];
  int n = table[2];
  float f = table[1];
  static const float s = table[2];
  int room[table[1]];
  room[0] = n;
  enum { named = table[1] };
  a[0] = y + n + f + s + room[0] + named;
}
__global__ void worked_out(int* a) {
  a[0] = sum(table) + std::max(five, 3) + listed[1] + listed.size() + next(1) + std::size(table);
  a[1] = *table;
  a[2] = *(table + 1);
  if constexpr (table[1] == 3) a[3] = table[0];
}
__global__ void in_lambda(int* a, int i) {
  auto f = [=](int j) { return table[j]; };
  a[0] = f(1);
}
__global__ void by_constexpr_function(int* a, int i) { a[0] = looked_up(i); }
__global__ void picked(int* a, bool c, int x) { a[0] = c ? five : x; }
template <class T>
__global__ void never_made(T* a, int i) {
  a[0] = table[i];
}
static __device__ int unused_static(int i) { return table[i]; }
inline __device__ int unused_inline(int i) { return table[i]; }
struct Unused {
  static constexpr int weights[2] = {1, 2};
  __device__ int get(int i) const { return weights[i]; }
};
struct Made {
  int v;
  __device__ Made() : v(table[1]) {}
};
__global__ void made(int* a) {
  Made m;
  a[0] = m.v;
}
__device__ constexpr int on_device[2] = {1, 2};
__constant__ const int in_constant_memory[2] = {1, 2};
__global__ void own(int* a, int i) {
  static constexpr int local[2] = {1, 2};
  a[0] = on_device[i] + in_constant_memory[i] + local[i];
}
