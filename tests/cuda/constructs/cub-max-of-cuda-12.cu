#include <cub/cub.cuh>

__global__ void k(float* a) {
  typedef cub::BlockReduce<float, 128> Reduce;
  __shared__ Reduce::TempStorage storage;
  a[0] = Reduce(storage).Reduce(a[threadIdx.x], cub::Max());
}
