// Sorts of segments.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

struct DeviceSegmentedRadixSort {
  template <class Key, class Value, class Begin, class End>
  static cudaError_t SortPairs(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, const Value* valuesIn, Value* valuesOut, int items, int segments, Begin begins, End ends, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Begin, class End>
  static cudaError_t SortKeys(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, int items, int segments, Begin begins, End ends, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Value, class Begin, class End>
  static cudaError_t SortPairsDescending(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, const Value* valuesIn, Value* valuesOut, int items, int segments, Begin begins, End ends, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Begin, class End>
  static cudaError_t SortKeysDescending(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, int items, int segments, Begin begins, End ends, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
};

}  // namespace cub
