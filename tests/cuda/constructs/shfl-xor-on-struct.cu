struct P {
  float a;
  int b;
};
__global__ void k(P* a) { a[0] = __shfl_xor_sync(0xffffffffu, a[0], 1); }
