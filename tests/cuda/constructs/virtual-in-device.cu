struct B {
  __device__ virtual int f() { return 1; }
};
struct D : B {
  __device__ int f() override { return 2; }
};
__global__ void k(int* a) {
  D d;
  B* b = &d;
  a[0] = b->f();
}
