struct P {
  int n;
};
using ConstP = const P;
__global__ void k1(__grid_constant__ const P p, int* a) { a[0] = p.n; }
__global__ void k2(const P __grid_constant__ p, int* a) { a[0] = p.n; }
__global__ void k3(P* const __grid_constant__ p, int* a) { a[0] = p->n; }
__global__ void k4(__grid_constant__ ConstP p, int* a) { a[0] = p.n; }
template <class T>
__global__ void k5(__grid_constant__ T p, int* a) {
  a[0] = p.n;
}
void launch() { k5<const P><<<1, 1>>>(P{1}, 0); }
