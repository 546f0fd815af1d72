// Words of the compiler in code on threads, without any header.
#pragma once

#include <cstdint>

#include "assay/target.h"

struct dim3 {
  uint32_t x = 1, y = 1, z = 1;
  __aicore__ constexpr dim3(uint32_t x_ = 1, uint32_t y_ = 1, uint32_t z_ = 1) : x(x_), y(y_), z(z_) {}
};
// Of the thread that runs, kept by the machine.
extern const dim3 threadIdx, blockIdx, blockDim, gridDim;
constexpr int32_t warpSize = 32;
