struct B {
  __host__ __device__ virtual ~B() {}
};
struct D : B {};
__global__ void k(B* b, int* a) { a[0] = dynamic_cast<D*>(b) != 0; }
