template <int N>
__global__ void __launch_bounds__(N) k(int* a) {
  a[0] = 1;
}
__global__ void __launch_bounds__(256, 2) k2(int* a) { a[0] = 1; }
__launch_bounds__(128) __global__ void k3(int* a) { a[0] = 1; }
constexpr int B = 64;
__global__ __launch_bounds__(B * 2) void k4(int* a) { a[0] = 1; }
template __global__ void k<64>(int*);
