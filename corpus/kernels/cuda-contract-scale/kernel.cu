template <class T>
__global__ void scale(const T* x, T* y, int n, T factor) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = factor * x[i];
}
