// Bodies of cub::BlockReduce: shuffles in each warp, the warps' totals in shared memory, their sum in thread 0.
#pragma once

#include "assay/run/cub-lanes.h"

namespace assay_run {

template <int Threads, class T, class Storage, class Op>
__device__ T BlockTotal(Storage* storage, T value, Op op, int valid) {
  const int warp = static_cast<int>(Rank() / 32), left = valid - warp * 32;
  value = WarpTotal<32>(WarpMask(Threads), value, op, left);
  T* totals = Stored<T>(storage);
  if (Rank() % 32 == 0) totals[warp] = value;
  __syncthreads();
  if (Rank() == 0)
    for (int i = 1; i < (Threads + 31) / 32; ++i)
      if (i * 32 < valid) value = op(value, totals[i]);
  return value;
}
template <class T, int N, class Op>
__device__ T ThreadTotal(T (&items)[N], Op op) {
  T total = items[0];
  for (int i = 1; i < N; ++i) total = op(total, items[i]);
  return total;
}

}  // namespace assay_run

namespace cub {

#define ASSAY_CLASS template <class T, int X, BlockReduceAlgorithm A, int Y, int Z>
#define ASSAY_NAME BlockReduce<T, X, A, Y, Z>
ASSAY_CLASS
__device__ ASSAY_NAME::BlockReduce() {
  __shared__ TempStorage storage;
  assay_storage = &storage;
}
ASSAY_CLASS
__device__ ASSAY_NAME::BlockReduce(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Op>
__device__ T ASSAY_NAME::Reduce(T input, Op op) {
  return assay_run::BlockTotal<X * Y * Z>(assay_storage, input, op, X * Y * Z);
}
ASSAY_CLASS template <int N, class Op>
__device__ T ASSAY_NAME::Reduce(T (&inputs)[N], Op op) {
  return Reduce(assay_run::ThreadTotal(inputs, op), op);
}
ASSAY_CLASS template <class Op>
__device__ T ASSAY_NAME::Reduce(T input, Op op, int valid) {
  return assay_run::BlockTotal<X * Y * Z>(assay_storage, input, op, valid < X * Y * Z ? valid : X * Y * Z);
}
ASSAY_CLASS
__device__ T ASSAY_NAME::Sum(T input) { return Reduce(input, assay_run::Plus()); }
ASSAY_CLASS template <int N>
__device__ T ASSAY_NAME::Sum(T (&inputs)[N]) {
  return Reduce(inputs, assay_run::Plus());
}
ASSAY_CLASS
__device__ T ASSAY_NAME::Sum(T input, int valid) { return Reduce(input, assay_run::Plus(), valid); }
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
