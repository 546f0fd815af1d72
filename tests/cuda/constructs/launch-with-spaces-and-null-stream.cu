__global__ void k(int* a) { a[0] = 1; }
int main() {
  k<<<dim3(1), dim3(32), 0, 0>>>(nullptr);
  k<<<1, 32, 16>>>(nullptr);
}
