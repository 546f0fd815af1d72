__global__ void k(int* a) {
  try {
    a[0] = 1;
  } catch (...) {
    a[0] = 2;
  }
}
