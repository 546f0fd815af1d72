// Bodies of cub::WarpMergeSort.
#pragma once

#include "assay/run/sort-items.h"

namespace assay_run {

template <int Width>
struct WarpWait {
  __device__ static unsigned int Mask() {
    return (Width == 32 ? 0xffffffffu : (1u << Width % 32) - 1) << (Rank() % 32 / Width * Width);
  }
  __device__ void operator()() const { __syncwarp(Mask()); }
};

}  // namespace assay_run

namespace cub {

#define ASSAY_CLASS template <class Key, int N, int Width, class Value>
#define ASSAY_NAME WarpMergeSort<Key, N, Width, Value>
ASSAY_CLASS
__device__ ASSAY_NAME::WarpMergeSort(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank() % Width), Width, keys, static_cast<char*>(nullptr), compare, false, assay_run::WarpWait<Width>());
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Value(&items)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank() % Width), Width, keys, static_cast<Value*>(items), compare, false, assay_run::WarpWait<Width>());
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::StableSort(Key(&keys)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank() % Width), Width, keys, static_cast<char*>(nullptr), compare, false, assay_run::WarpWait<Width>());
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::StableSort(Key(&keys)[N], Value(&items)[N], Compare compare) {
  assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank() % Width), Width, keys, static_cast<Value*>(items), compare, false, assay_run::WarpWait<Width>());
}
// Items after the valid ones come last, as `otherwise`.
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Compare compare, int valid, Key otherwise) {
  for (int i = 0; i < N; ++i)
    if (static_cast<int>(assay_run::Rank() % Width) * N + i >= valid) keys[i] = otherwise;
  Sort(keys, compare);
}
ASSAY_CLASS template <class Compare>
__device__ void ASSAY_NAME::Sort(Key(&keys)[N], Value(&items)[N], Compare compare, int valid, Key otherwise) {
  for (int i = 0; i < N; ++i)
    if (static_cast<int>(assay_run::Rank() % Width) * N + i >= valid) keys[i] = otherwise;
  Sort(keys, items, compare);
}
ASSAY_CLASS
__device__ unsigned int ASSAY_NAME::get_member_mask() const { return assay_run::WarpWait<Width>::Mask(); }
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
