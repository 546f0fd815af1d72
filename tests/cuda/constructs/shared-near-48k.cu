template <class T>
__global__ void never_made_of_double(T* a) {
  __shared__ T s[8192];
  s[threadIdx.x] = a[0];
  __syncthreads();
  a[1] = s[threadIdx.x ^ 1];
}
template __global__ void never_made_of_double<float>(float*);
__global__ void full(float* a) {
  __shared__ float s[12288];
  s[threadIdx.x] = a[0];
  __syncthreads();
  a[1] = s[threadIdx.x ^ 1];
}
__global__ void unused(float* a) {
  __shared__ float s[16384];
  a[0] = 1;
}
__global__ void written_alone(float* a) {
  __shared__ float s[16384];
  s[threadIdx.x] = a[0];
  __syncthreads();
}
__global__ void forwarded(float* a) {
  __shared__ float s[16384];
  s[0] = a[0];
  a[1] = s[0];
}
__global__ void behind_return(float* a) {
  return;
  __shared__ float s[16384];
  s[threadIdx.x] = a[0];
  __syncthreads();
  a[1] = s[threadIdx.x ^ 1];
}
__global__ void value_dropped(float* a) {
  __shared__ float s[16384];
  s[threadIdx.x] = a[threadIdx.x];
  __syncthreads();
  float x = s[threadIdx.x ^ 1];
  x = x * 2;
}
__device__ float never_called(float* a) {
  __shared__ float s[16384];
  s[threadIdx.x] = a[0];
  __syncthreads();
  return s[threadIdx.x ^ 1];
}
__global__ void dynamic(float* a) {
  extern __shared__ float d[];
  d[threadIdx.x] = a[0];
  __syncthreads();
  a[1] = d[threadIdx.x ^ 1];
}
