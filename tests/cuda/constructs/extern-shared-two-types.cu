__global__ void k(float* a) {
  extern __shared__ float sm[];
  a[0] = sm[0];
}
__global__ void k2(double* a) {
  extern __shared__ double sm[];
  a[0] = sm[0];
}
