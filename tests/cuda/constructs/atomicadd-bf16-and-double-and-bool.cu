__global__ void k(double* a, bool* b) {
  atomicAdd(a, 1.0);
  atomicAdd(b, true);
}
