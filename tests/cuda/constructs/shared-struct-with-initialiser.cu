struct P {
  int a = 3;
};
__global__ void k(float* o) {
  __shared__ P p;
  o[0] = p.a;
}
