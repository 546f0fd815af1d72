__global__ void k(float* a) {
  if (a[0] > 0) throw 1;
}
