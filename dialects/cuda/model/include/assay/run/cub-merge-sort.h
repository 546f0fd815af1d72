// Bodies of cub::BlockMergeSort.
#pragma once

#include "assay/run/sort-items.h"

namespace cub {

#define ASSAY_CLASS template <class Key, int X, int N, class Value, int Y, int Z>
#define ASSAY_NAME BlockMergeSort<Key, X, N, Value, Y, Z>
ASSAY_CLASS
__device__ ASSAY_NAME::BlockMergeSort() {
  __shared__ TempStorage storage;
  assay_storage = &storage;
}
ASSAY_CLASS
__device__ ASSAY_NAME::BlockMergeSort(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank()), X * Y * Z, keys, static_cast<char*>(nullptr), compare, false, assay_run::BlockWait());
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Value(&items)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank()), X * Y * Z, keys, static_cast<Value*>(items), compare, false, assay_run::BlockWait());
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::StableSort(Key(&keys)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank()), X * Y * Z, keys, static_cast<char*>(nullptr), compare, false, assay_run::BlockWait());
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::StableSort(Key(&keys)[N], Value(&items)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank()), X * Y * Z, keys, static_cast<Value*>(items), compare, false, assay_run::BlockWait());
}
// Items after the valid ones come last, as `otherwise`.
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Compare compare, int valid, Key otherwise) {
  for (int i = 0; i < N; ++i)
    if (static_cast<int>(assay_run::Rank()) * N + i >= valid) keys[i] = otherwise;
  Sort(keys, compare);
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Value(&items)[N], Compare compare, int valid, Key otherwise) {
  for (int i = 0; i < N; ++i)
    if (static_cast<int>(assay_run::Rank()) * N + i >= valid) keys[i] = otherwise;
  Sort(keys, items, compare);
}
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
