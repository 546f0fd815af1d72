__global__ void k(float* a) {
  a[0] = -INFINITY;
  a[1] = M_PI;
}
