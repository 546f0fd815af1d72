__global__ void k(int* a) { a[0] = 1; }
void f(int n) {
  dim3 g{n, 1, 1};
  k<<<g, 1>>>((int*)0);
}
