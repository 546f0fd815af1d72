struct S {
  int x;
  __device__ S() : x(0) {}
};
__global__ void k(int* a) {
  __shared__ S s;
  a[0] = s.x;
}
