struct B {
  __host__ __device__ virtual int f() { return 1; }
};
__global__ void k(B b, int* a) { a[0] = b.f(); }
int main() {
  B b;
  k<<<1, 1>>>(b, (int*)0);
}
