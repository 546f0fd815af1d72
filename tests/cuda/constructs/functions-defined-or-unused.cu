__device__ float undefined(float x);
extern "C" __device__ float __nv_expf(float);
struct Shape {
  __device__ virtual float area() = 0;
};
__device__ float never_called(float x) { return undefined(x); }
template <class T>
__global__ void never_made(T* a) {
  a[0] = undefined(a[0]);
}
__device__ float later(float x);
__global__ void k(float* a, Shape* s) {
  if (false) a[0] = undefined(a[0]);
  a[0] = later(__nv_expf(a[0])) + s->area() + sizeof(undefined(a[0]));
  return;
  a[1] = undefined(a[0]);
}
__device__ float later(float x) { return x; }
__global__ void declared_alone(float* a);
void launch() { declared_alone<<<1, 1>>>(0); }
