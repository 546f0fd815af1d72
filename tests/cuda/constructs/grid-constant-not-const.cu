struct P {
  int n;
};
__global__ void k(__grid_constant__ P p, int* a) { a[0] = p.n; }
