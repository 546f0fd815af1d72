struct Zero {
  int z[0];
};
__device__ int global[0];
template <int N>
__global__ void k1(int* a) {
  __shared__ int s[N];
  a[0] = s[0];
}
template __global__ void k1<0>(int* a);
__global__ void k2(int* a) {
  __shared__ Zero z;
  a[0] = sizeof(z);
}
struct S {
  __device__ int f() {
    static thread_local int t = 0;
    return t;
  }
};
__host__ __device__ int k3() {
  int s[0];
  return sizeof(s);
}
