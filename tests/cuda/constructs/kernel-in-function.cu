void f() {
  __global__ void k(int* a);
  k<<<1, 1>>>((int*)0);
}
