#include <cub/cub.cuh>
#include <cuda/functional>
__global__ void k(float* a) {
  __shared__ typename cub::BlockReduce<float, 128>::TempStorage t;
  a[0] = cub::BlockReduce<float, 128>(t).Reduce(a[1], cuda::maximum<>{});
  __shared__ typename cub::WarpReduce<float>::TempStorage w;
  a[1] = cub::WarpReduce<float>(w).Sum(a[2]);
  typedef cub::WarpScan<int> S;
  __shared__ S::TempStorage st;
  int x = 1, y;
  S(st).ExclusiveSum(x, y);
  a[2] = y;
}
