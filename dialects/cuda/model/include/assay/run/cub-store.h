// Bodies of stores of several items per thread. Whatever the algorithm, each stores its own in order, striped
// ones aside; the exchange through shared memory is left out.
#pragma once

#include "assay/run/cub-lanes.h"

namespace cub {

template <class T, int N, class Iterator>
__device__ void StoreDirectBlocked(int thread, Iterator to, T (&items)[N]) {
  for (int i = 0; i < N; ++i) to[thread * N + i] = items[i];
}
template <class T, int N, class Iterator>
__device__ void StoreDirectBlocked(int thread, Iterator to, T (&items)[N], int valid) {
  for (int i = 0; i < N; ++i)
    if (thread * N + i < valid) to[thread * N + i] = items[i];
}
template <int Threads, class T, int N, class Iterator>
__device__ void StoreDirectStriped(int thread, Iterator to, T (&items)[N]) {
  for (int i = 0; i < N; ++i) to[thread + i * Threads] = items[i];
}
template <int Threads, class T, int N, class Iterator>
__device__ void StoreDirectStriped(int thread, Iterator to, T (&items)[N], int valid) {
  for (int i = 0; i < N; ++i)
    if (thread + i * Threads < valid) to[thread + i * Threads] = items[i];
}

#define ASSAY_CLASS template <class T, int X, int Items, BlockStoreAlgorithm A, int Y, int Z>
#define ASSAY_NAME BlockStore<T, X, Items, A, Y, Z>
ASSAY_CLASS
__device__ ASSAY_NAME::BlockStore() : assay_storage(nullptr) {}
ASSAY_CLASS
__device__ ASSAY_NAME::BlockStore(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Iterator>
__device__ void ASSAY_NAME::Store(Iterator to, T (&items)[Items], int valid) {
  const int thread = static_cast<int>(assay_run::Rank());
  if (A == BLOCK_STORE_STRIPED) {
    StoreDirectStriped<X * Y * Z>(thread, to, items, valid);
  } else {
    StoreDirectBlocked(thread, to, items, valid);
  }
}
ASSAY_CLASS template <class Iterator>
__device__ void ASSAY_NAME::Store(Iterator to, T (&items)[Items]) {
  Store(to, items, X * Y * Z * Items);
}
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
