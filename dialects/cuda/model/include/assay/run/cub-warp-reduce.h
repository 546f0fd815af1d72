// Bodies of cub::WarpReduce, without the segmented ones.
#pragma once

#include "assay/run/cub-lanes.h"

namespace cub {

#define ASSAY_CLASS template <class T, int Width>
#define ASSAY_NAME WarpReduce<T, Width>
ASSAY_CLASS
__device__ ASSAY_NAME::WarpReduce(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Op>
__device__ T ASSAY_NAME::Reduce(T input, Op op, int valid) {
  const unsigned int lanes = Width == 32 ? 0xffffffffu : (1u << Width % 32) - 1;
  return assay_run::WarpTotal<Width>(lanes << (assay_run::Rank() % 32 / Width * Width), input, op, valid);
}
ASSAY_CLASS template <class Op>
__device__ T ASSAY_NAME::Reduce(T input, Op op) {
  return Reduce(input, op, Width);
}
ASSAY_CLASS
__device__ T ASSAY_NAME::Sum(T input) { return Reduce(input, assay_run::Plus(), Width); }
ASSAY_CLASS
__device__ T ASSAY_NAME::Sum(T input, int valid) { return Reduce(input, assay_run::Plus(), valid); }
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
