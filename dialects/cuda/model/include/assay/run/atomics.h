// Bodies of the atomics on 16 bytes of any type.
#pragma once

#include <string.h>

#include "assay/simt.h"

template <class T>
__device__ typename std::enable_if<sizeof(T) == 16 && alignof(T) >= 16 && std::is_trivially_copyable<T>::value, T>::type
atomicExch(T* address, T value) {
  T* place = static_cast<T*>(assay_simt_atomic(address, 16, 1, 1, 1));
  const T old = *place;
  *place = value;
  return old;
}
template <class T>
__device__ typename std::enable_if<sizeof(T) == 16 && alignof(T) >= 16 && std::is_trivially_copyable<T>::value, T>::type
atomicCAS(T* address, T compare, T value) {
  T* place = static_cast<T*>(assay_simt_atomic(address, 16, 1, 1, 1));
  const T old = *place;
  if (__builtin_bit_cast(unsigned __int128, old) == __builtin_bit_cast(unsigned __int128, compare)) *place = value;
  return old;
}
