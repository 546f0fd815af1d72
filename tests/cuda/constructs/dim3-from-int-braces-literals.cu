__global__ void k(int* a) { a[0] = 1; }
int main() {
  int n = 1000;
  dim3 g((n + 255) / 256);
  dim3 b{256, 1, 1};
  k<<<g, b>>>((int*)0);
}
