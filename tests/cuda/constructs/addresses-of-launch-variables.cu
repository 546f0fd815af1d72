__device__ void by_reference(const uint3& r) {}
__global__ void k1(const uint3** a) { a[0] = &blockIdx; }
__global__ void k2(int* a) {
  const unsigned* p = &threadIdx.x;
  a[0] = p[0];
}
__global__ void k3(int* a) {
  const int* p = &warpSize;
  a[0] = *p;
}
__global__ void k4(int* a) { a[0] = (&threadIdx)->x; }
