// Bodies of cub::BlockScan, without prefix callbacks: shuffles in each warp, the warps' totals in shared memory.
#pragma once

#include "assay/run/cub-lanes.h"

namespace assay_run {

// The prefix before this thread, if it is not the first, and the block's total.
template <int Threads, class T, class Storage, class Op>
__device__ T BlockBefore(Storage* storage, T value, Op op, T& total) {
  const unsigned int mask = WarpMask(Threads), lane = Rank() % 32, warp = Rank() / 32;
  const T inclusive = WarpPrefix<32>(mask, value, op);
  T before = FromLane(mask, inclusive, lane == 0 ? 0 : lane - 1);
  T* totals = Stored<T>(storage);
  if (Rank() + 1 == Threads || lane == 31) totals[warp] = inclusive;
  __syncthreads();
  T sum = totals[0];
  for (unsigned int i = 1; i < (Threads + 31) / 32; ++i) {
    if (i == warp) before = lane == 0 ? sum : op(sum, before);
    sum = op(sum, totals[i]);
  }
  total = sum;
  return before;
}
template <int Threads, bool Inclusive, class T, int N, class Storage, class Op>
__device__ void BlockPrefix(Storage* storage, T (&input)[N], T (&output)[N], const T* initial, Op op, T& total) {
  T own = input[0];
  for (int i = 1; i < N; ++i) own = op(own, input[i]);
  T running = BlockBefore<Threads>(storage, own, op, total);
  bool any = Rank() != 0;
  if (initial != nullptr) {
    running = any ? op(*initial, running) : *initial;
    any = true;
  }
  for (int i = 0; i < N; ++i) {
    const T item = input[i];
    const T next = any ? op(running, item) : item;
    output[i] = Inclusive ? next : any ? running : item;
    running = next;
    any = true;
  }
}

}  // namespace assay_run

namespace cub {

#define ASSAY_CLASS template <class T, int X, BlockScanAlgorithm A, int Y, int Z>
#define ASSAY_NAME BlockScan<T, X, A, Y, Z>
ASSAY_CLASS
__device__ ASSAY_NAME::BlockScan() {
  __shared__ TempStorage storage;
  assay_storage = &storage;
}
ASSAY_CLASS
__device__ ASSAY_NAME::BlockScan(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <int N, class Op>
__device__ void ASSAY_NAME::InclusiveScan(T (&input)[N], T (&output)[N], Op op) {
  T total;
  assay_run::BlockPrefix<X * Y * Z, true>(assay_storage, input, output, static_cast<const T*>(nullptr), op, total);
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::InclusiveScan(T input, T& output, Op op, T& aggregate) {
  T in[1] = {input}, out[1];
  assay_run::BlockPrefix<X * Y * Z, true>(assay_storage, in, out, static_cast<const T*>(nullptr), op, aggregate);
  output = out[0];
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::InclusiveScan(T input, T& output, Op op) {
  T total;
  InclusiveScan(input, output, op, total);
}
ASSAY_CLASS
__device__ void ASSAY_NAME::InclusiveSum(T input, T& output) { InclusiveScan(input, output, assay_run::Plus()); }
ASSAY_CLASS
__device__ void ASSAY_NAME::InclusiveSum(T input, T& output, T& aggregate) {
  InclusiveScan(input, output, assay_run::Plus(), aggregate);
}
ASSAY_CLASS template <int N>
__device__ void ASSAY_NAME::InclusiveSum(T (&input)[N], T (&output)[N]) {
  InclusiveScan(input, output, assay_run::Plus());
}
ASSAY_CLASS template <int N>
__device__ void ASSAY_NAME::InclusiveSum(T (&input)[N], T (&output)[N], T& aggregate) {
  assay_run::BlockPrefix<X * Y * Z, true>(assay_storage, input, output, static_cast<const T*>(nullptr), assay_run::Plus(),
                                          aggregate);
}
ASSAY_CLASS template <int N, class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T (&input)[N], T (&output)[N], T initial, Op op, T& aggregate) {
  assay_run::BlockPrefix<X * Y * Z, false>(assay_storage, input, output, &initial, op, aggregate);
}
ASSAY_CLASS template <int N, class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T (&input)[N], T (&output)[N], T initial, Op op) {
  T total;
  ExclusiveScan(input, output, initial, op, total);
}
ASSAY_CLASS template <int N, class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T (&input)[N], T (&output)[N], Op op) {
  T total;
  assay_run::BlockPrefix<X * Y * Z, false>(assay_storage, input, output, static_cast<const T*>(nullptr), op, total);
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T input, T& output, T initial, Op op, T& aggregate) {
  T in[1] = {input}, out[1];
  ExclusiveScan(in, out, initial, op, aggregate);
  output = out[0];
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T input, T& output, T initial, Op op) {
  T total;
  ExclusiveScan(input, output, initial, op, total);
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T input, T& output, Op op) {
  T in[1] = {input}, out[1];
  ExclusiveScan(in, out, op);
  output = out[0];
}
ASSAY_CLASS
__device__ void ASSAY_NAME::ExclusiveSum(T input, T& output) { ExclusiveScan(input, output, T(), assay_run::Plus()); }
ASSAY_CLASS
__device__ void ASSAY_NAME::ExclusiveSum(T input, T& output, T& aggregate) {
  ExclusiveScan(input, output, T(), assay_run::Plus(), aggregate);
}
ASSAY_CLASS template <int N>
__device__ void ASSAY_NAME::ExclusiveSum(T (&input)[N], T (&output)[N]) {
  ExclusiveScan(input, output, T(), assay_run::Plus());
}
ASSAY_CLASS template <int N>
__device__ void ASSAY_NAME::ExclusiveSum(T (&input)[N], T (&output)[N], T& aggregate) {
  ExclusiveScan(input, output, T(), assay_run::Plus(), aggregate);
}
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
