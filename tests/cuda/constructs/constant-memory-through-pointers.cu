struct P {
  int a;
  int b[3];
};
__constant__ int g;
__constant__ int list[4];
__constant__ P p;
__constant__ float3 v;
__device__ void take(int& x) { x = 1; }
__global__ void elements() { list[1] = 3; }
__global__ void fields() {
  p.a = 3;
  p.b[2] = 3;
  p = P{};
  v.x = 1;
}
__global__ void passed() {
  take(g);
  atomicAdd(&g, 1);
}
__global__ void pointed() {
  int* q = list;
  *q = 1;
  int& r = g;
  r = 1;
}
template <class T>
__global__ void never_made(T x) {
  g = x;
}
