// Bodies of loads of several items per thread. Whatever the algorithm, a thread ends with its own in order, striped
// ones aside; the exchange through shared memory is left out.
#pragma once

#include "assay/run/cub-lanes.h"

namespace cub {

template <class T, int N, class Iterator>
__device__ void LoadDirectBlocked(int thread, Iterator from, T (&items)[N]) {
  for (int i = 0; i < N; ++i) items[i] = from[thread * N + i];
}
template <class T, int N, class Iterator>
__device__ void LoadDirectBlocked(int thread, Iterator from, T (&items)[N], int valid) {
  for (int i = 0; i < N; ++i)
    if (thread * N + i < valid) items[i] = from[thread * N + i];
}
template <int Threads, class T, int N, class Iterator>
__device__ void LoadDirectStriped(int thread, Iterator from, T (&items)[N]) {
  for (int i = 0; i < N; ++i) items[i] = from[thread + i * Threads];
}
template <int Threads, class T, int N, class Iterator>
__device__ void LoadDirectStriped(int thread, Iterator from, T (&items)[N], int valid) {
  for (int i = 0; i < N; ++i)
    if (thread + i * Threads < valid) items[i] = from[thread + i * Threads];
}

#define ASSAY_CLASS template <class T, int X, int Items, BlockLoadAlgorithm A, int Y, int Z>
#define ASSAY_NAME BlockLoad<T, X, Items, A, Y, Z>
ASSAY_CLASS
__device__ ASSAY_NAME::BlockLoad() : assay_storage(nullptr) {}
ASSAY_CLASS
__device__ ASSAY_NAME::BlockLoad(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Iterator>
__device__ void ASSAY_NAME::Load(Iterator from, T (&items)[Items], int valid) {
  const int thread = static_cast<int>(assay_run::Rank());
  if (A == BLOCK_LOAD_STRIPED) {
    LoadDirectStriped<X * Y * Z>(thread, from, items, valid);
  } else {
    LoadDirectBlocked(thread, from, items, valid);
  }
}
ASSAY_CLASS template <class Iterator>
__device__ void ASSAY_NAME::Load(Iterator from, T (&items)[Items]) {
  Load(from, items, X * Y * Z * Items);
}
ASSAY_CLASS template <class Iterator, class Default>
__device__ void ASSAY_NAME::Load(Iterator from, T (&items)[Items], int valid, Default otherwise) {
  for (T& item : items) item = otherwise;
  Load(from, items, valid);
}
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
