__global__ void k(float* a) { a[0] = 1; }
int main() {
  double* p = 0;
  k<<<1, 1>>>(p);
}
