__global__ void k(float* a) {
  float* p = new float[4];
  p[0] = 1;
  a[0] = p[0];
  delete[] p;
}
