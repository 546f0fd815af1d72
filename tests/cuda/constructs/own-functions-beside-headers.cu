namespace own {
__device__ float max(float a, float b) { return a; }
__device__ float sqrt(float x) { return x; }
__device__ float atomicAdd(float* p, float v) { return v; }
__global__ void k(float* a) { a[0] = max(a[1], sqrt(a[2])) + atomicAdd(a, 1.0f); }
}  // namespace own
struct Maths {
  __device__ float sqrt(float x) { return x; }
  __device__ float twice(float x) { return sqrt(x); }
};
template <class T>
__device__ T abs(T x) {
  return x;
}
__device__ float atomicMax(float* p, float v) { return v; }
__device__ float atomicAdd(float* p, int v) { return v; }
__device__ float max(float a, float b, float c) { return a; }
__device__ float4 make_float4(float a) { return make_float4(a, a, a, a); }
__device__ float lerp(float a, float b, float t) { return a + t * (b - a); }
__device__ double atomicAdd(double* p, double v);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600
__device__ double atomicAdd(double* p, double v) { return v; }
#endif
__global__ void k(float* a) { a[0] = abs(a[1]) + atomicMax(a, a[2]) + atomicAdd(a, 1) + max(a[0], a[1], a[2]) + lerp(a[0], a[1], a[2]); }
