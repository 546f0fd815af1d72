struct P {
  int a;
};
__global__ void k(float* a, double d) {
  float x{d};
  a[0] = x;
}
