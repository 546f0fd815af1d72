struct P {
  int n;
};
__global__ void k1(const P* __grid_constant__ p, int* a) { a[0] = p->n; }
__global__ void k2(const __grid_constant__ P& p, int* a) { a[0] = p.n; }
template <class T>
__global__ void k3(__grid_constant__ T p, int* a) {
  a[0] = p.n;
}
void launch() { k3<P><<<1, 1>>>(P{1}, 0); }
