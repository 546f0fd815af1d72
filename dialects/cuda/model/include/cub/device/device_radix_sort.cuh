// Sort of the whole input.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

struct DeviceRadixSort {
  template <class Key, class Value, class Count>
  static cudaError_t SortPairs(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, const Value* valuesIn, Value* valuesOut, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Value, class Count>
  static cudaError_t SortPairs(void* temp, size_t& bytes, DoubleBuffer<Key>& keys, DoubleBuffer<Value>& values, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Count>
  static cudaError_t SortKeys(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Count>
  static cudaError_t SortKeys(void* temp, size_t& bytes, DoubleBuffer<Key>& keys, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Value, class Count>
  static cudaError_t SortPairsDescending(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, const Value* valuesIn, Value* valuesOut, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Value, class Count>
  static cudaError_t SortPairsDescending(void* temp, size_t& bytes, DoubleBuffer<Key>& keys, DoubleBuffer<Value>& values, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Count>
  static cudaError_t SortKeysDescending(void* temp, size_t& bytes, const Key* keysIn, Key* keysOut, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
  template <class Key, class Count>
  static cudaError_t SortKeysDescending(void* temp, size_t& bytes, DoubleBuffer<Key>& keys, Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = 0);
};

}  // namespace cub
