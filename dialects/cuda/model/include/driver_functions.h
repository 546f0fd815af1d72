// Places and extents, made on the host.
#pragma once
#define __DRIVER_FUNCTIONS_H__

#include "driver_types.h"

static inline cudaPitchedPtr make_cudaPitchedPtr(void* ptr, size_t pitch, size_t width, size_t height) {
  return {ptr, pitch, width, height};
}
static inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return {x, y, z}; }
static inline cudaExtent make_cudaExtent(size_t width, size_t height, size_t depth) { return {width, height, depth}; }
