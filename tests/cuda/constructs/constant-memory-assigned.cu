__constant__ int g;
namespace n {
__constant__ float f;
}
__global__ void k1() { g += 3; }
__global__ void k2() { g++; }
__global__ void k3() { n::f = 3; }
__device__ void k4() { g = 3; }
__host__ __device__ void k5() { g = 3; }
void k6() { g = 3; }
template <class T>
__global__ void k7(T v) {
  g = v;
}
template __global__ void k7<int>(int);
__global__ void k8() { (g) = 1; }
__global__ void k9() {
  auto f = [] { g = 1; };
  f();
}
