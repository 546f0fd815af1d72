__device__ void by_reference(const uint3& r) {}
__global__ void k(int* a) {
  const uint3& r = threadIdx;
  const unsigned& x = threadIdx.x;
  auto t = threadIdx;
  auto& s = blockIdx;
  dim3 g = gridDim;
  by_reference(threadIdx);
  a[0] = r.x + x + t.x + s.x + g.x;
}
__device__ void own(int threadIdx) {
  int* p = &threadIdx;
  *p = 1;
}
