struct P {
  int a = 3;
  float b = 1.5f;
};
__global__ void k(float* o) {
  P p;
  o[0] = p.a + p.b;
}
