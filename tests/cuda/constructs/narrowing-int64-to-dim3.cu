__global__ void k(int* a) { a[0] = 1; }
int main() {
  long n = 1000;
  dim3 g{n / 256};
  k<<<g, 1>>>((int*)0);
}
