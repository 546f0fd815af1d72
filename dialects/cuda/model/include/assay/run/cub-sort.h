// Bodies of cub::BlockRadixSort.
#pragma once

#include <type_traits>

#include "assay/run/sort-items.h"

namespace assay_run {

// Keys in the order of their bits, as the sort takes them: -0.0 and 0.0 are one key.
template <class Key>
__device__ unsigned long long KeyBits(Key key) {
  unsigned long long bits = 0;
  memcpy(&bits, static_cast<const void*>(&key), sizeof(Key));
  const unsigned long long sign = 1ull << (8 * sizeof(Key) - 1);
  if constexpr (std::is_floating_point<Key>::value || sizeof(Key) == 2 && std::is_class<Key>::value) {
    if (bits == sign) bits = 0;
    return (bits & sign) != 0 ? ~bits & (sign | (sign - 1)) : bits | sign;
  } else if constexpr (static_cast<Key>(-1) < Key(0)) {
    return bits ^ sign;
  } else {
    return bits;
  }
}
template <class Key>
struct ByBits {
  int begin, end;
  bool descending;
  __device__ unsigned long long Digits(Key key) const {
    const int count = end - begin;
    const unsigned long long bits = KeyBits(key) >> begin;
    return count >= 64 ? bits : bits & ((1ull << count) - 1);
  }
  __device__ bool operator()(Key a, Key b) const { return descending ? Digits(b) < Digits(a) : Digits(a) < Digits(b); }
};

}  // namespace assay_run

namespace cub {

#define ASSAY_CLASS                                                                                              \
  template <class Key, int X, int N, class Value, int R, bool M, BlockScanAlgorithm I, int S, int Y, int Z>
#define ASSAY_NAME BlockRadixSort<Key, X, N, Value, R, M, I, S, Y, Z>
ASSAY_CLASS
__device__ ASSAY_NAME::BlockRadixSort() {
  __shared__ TempStorage storage;
  assay_storage = &storage;
}
ASSAY_CLASS
__device__ ASSAY_NAME::BlockRadixSort(TempStorage& storage) : assay_storage(&storage) {}
#define ASSAY_SORT(name, descending, striped)                                                                     \
  ASSAY_CLASS                                                                                                     \
  __device__ void ASSAY_NAME::name(Key(&keys)[N], int begin, int end) {                                           \
    assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank()), X * Y * Z, keys,        \
                         static_cast<char*>(nullptr), assay_run::ByBits<Key>{begin, end, descending}, striped,    \
                         assay_run::BlockWait());                                                                 \
  }                                                                                                               \
  ASSAY_CLASS template <class V>                                                                                  \
  __device__ void ASSAY_NAME::name(Key(&keys)[N], V(&values)[N], int begin, int end) {                            \
    assay_run::SortItems(assay_storage->assay_bytes, static_cast<int>(assay_run::Rank()), X * Y * Z, keys,        \
                         static_cast<V*>(values), assay_run::ByBits<Key>{begin, end, descending}, striped,        \
                         assay_run::BlockWait());                                                                 \
  }
ASSAY_SORT(Sort, false, false)
ASSAY_SORT(SortDescending, true, false)
ASSAY_SORT(SortBlockedToStriped, false, true)
ASSAY_SORT(SortDescendingBlockedToStriped, true, true)
#undef ASSAY_SORT
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
