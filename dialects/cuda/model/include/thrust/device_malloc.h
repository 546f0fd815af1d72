// Device memory by hand.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

device_ptr<void> device_malloc(size_t bytes);
template <class T>
device_ptr<T> device_malloc(size_t n);
void device_free(device_ptr<void> at);
template <class T>
device_ptr<T> device_new(size_t n = 1);
template <class T>
void device_delete(device_ptr<T> at, size_t n = 0);
template <class T>
class device_malloc_allocator;
template <class T>
class device_allocator;
template <class T>
using device_new_allocator = device_allocator<T>;

}  // namespace thrust
