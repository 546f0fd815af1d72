__global__ void k(int* a) { a[0] = 1; }
void f() {
  dim3 g{-1};
  k<<<g, 1>>>((int*)0);
}
