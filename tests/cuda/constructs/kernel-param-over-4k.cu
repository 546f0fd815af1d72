struct B {
  int x[1100];
};
__global__ void k(B b, int* a) { a[0] = b.x[threadIdx.x]; }
