__global__ void k(int* a) {
  extern __shared__ alignas(16) unsigned char d[];
  a[0] = d[0];
}
static __constant__ alignas(16) float g[4];
