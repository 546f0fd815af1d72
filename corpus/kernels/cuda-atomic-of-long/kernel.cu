// Counts the elements of each class.
__global__ void histogram(const int* classes, long* counts, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&counts[classes[i]], 1L);
}
