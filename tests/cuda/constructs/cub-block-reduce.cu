#include <cub/cub.cuh>

template <int Threads>
__global__ void k(const float* a, float* out, int n) {
  typedef cub::BlockReduce<float, Threads> Reduce;
  using Scan = cub::BlockScan<int, Threads>;
  __shared__ union {
    typename Reduce::TempStorage reduce;
    typename Scan::TempStorage scan;
    typename cub::BlockLoad<float, Threads, 4>::TempStorage load;
    typename cub::BlockRadixSort<float, Threads, 4, int>::TempStorage sort;
  } storage;
  float items[4];
  int values[4];
  cub::BlockLoad<float, Threads, 4>(storage.load).Load(a, items, n, 0.0f);
  __syncthreads();
  cub::BlockRadixSort<float, Threads, 4, int>(storage.sort).SortDescending(items, values);
  __syncthreads();
  float sum = Reduce(storage.reduce).Sum(items[0]);
  __syncthreads();
  int at, total;
  Scan(storage.scan).ExclusiveSum(values[0], at);
  Scan(storage.scan).InclusiveSum(values[0], at, total);
  if (threadIdx.x == 0) out[at] = sum + total;
}
template __global__ void k<256>(const float*, float*, int);

void f(float* p, int* q) {
  void* temp = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Sum(temp, bytes, p, p, 100);
  cub::DeviceScan::InclusiveSum(temp, bytes, p, p, 100);
  cub::DeviceRadixSort::SortPairs(temp, bytes, p, p, q, q, 100);
}
