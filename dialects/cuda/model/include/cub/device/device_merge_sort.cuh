// Sort by a comparison.
#pragma once

#include "cub/util_type.cuh"

namespace cub {

struct DeviceMergeSort {
  template <class Keys, class Count, class Compare>
  static cudaError_t SortKeys(void* temp, size_t& bytes, Keys keys, Count count, Compare compare, cudaStream_t stream = 0);
  template <class Keys, class Count, class Compare>
  static cudaError_t StableSortKeys(void* temp, size_t& bytes, Keys keys, Count count, Compare compare, cudaStream_t stream = 0);
  template <class Keys, class Items, class Count, class Compare>
  static cudaError_t SortPairs(void* temp, size_t& bytes, Keys keys, Items items, Count count, Compare compare, cudaStream_t stream = 0);
  template <class Keys, class Items, class Count, class Compare>
  static cudaError_t StableSortPairs(void* temp, size_t& bytes, Keys keys, Items items, Count count, Compare compare, cudaStream_t stream = 0);
};

}  // namespace cub
