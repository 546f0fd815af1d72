// Bodies of cub::WarpScan.
#pragma once

#include "assay/run/cub-lanes.h"

namespace assay_run {

template <int Width>
__device__ __forceinline__ unsigned int SegmentMask() {
  return (Width == 32 ? 0xffffffffu : (1u << Width % 32) - 1) << (Rank() % 32 / Width * Width);
}
template <int Width, class T>
__device__ __forceinline__ T LaneBefore(T value) {
  const unsigned int lane = Rank() % 32;
  return FromLane(SegmentMask<Width>(), value, lane % Width == 0 ? lane : lane - 1);
}

}  // namespace assay_run

namespace cub {

#define ASSAY_CLASS template <class T, int Width>
#define ASSAY_NAME WarpScan<T, Width>
ASSAY_CLASS
__device__ ASSAY_NAME::WarpScan(TempStorage& storage) : assay_storage(&storage) {}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::InclusiveScan(T input, T& output, Op op) {
  output = assay_run::WarpPrefix<Width>(assay_run::SegmentMask<Width>(), input, op);
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::InclusiveScan(T input, T& output, Op op, T& aggregate) {
  InclusiveScan(input, output, op);
  aggregate = Broadcast(output, Width - 1);
}
ASSAY_CLASS
__device__ void ASSAY_NAME::InclusiveSum(T input, T& output) { InclusiveScan(input, output, assay_run::Plus()); }
ASSAY_CLASS
__device__ void ASSAY_NAME::InclusiveSum(T input, T& output, T& aggregate) {
  InclusiveScan(input, output, assay_run::Plus(), aggregate);
}
// The first lane's is undefined.
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T input, T& output, Op op) {
  T inclusive;
  InclusiveScan(input, inclusive, op);
  output = assay_run::LaneBefore<Width>(inclusive);
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T input, T& output, T initial, Op op) {
  ExclusiveScan(input, output, op);
  output = assay_run::Rank() % 32 % Width == 0 ? initial : op(initial, output);
}
ASSAY_CLASS template <class Op>
__device__ void ASSAY_NAME::ExclusiveScan(T input, T& output, T initial, Op op, T& aggregate) {
  T inclusive;
  InclusiveScan(input, inclusive, op, aggregate);
  const T before = assay_run::LaneBefore<Width>(inclusive);
  output = assay_run::Rank() % 32 % Width == 0 ? initial : op(initial, before);
}
ASSAY_CLASS
__device__ void ASSAY_NAME::ExclusiveSum(T input, T& output) {
  ExclusiveScan(input, output, T(), assay_run::Plus());
}
ASSAY_CLASS
__device__ void ASSAY_NAME::ExclusiveSum(T input, T& output, T& aggregate) {
  ExclusiveScan(input, output, T(), assay_run::Plus(), aggregate);
}
ASSAY_CLASS
__device__ T ASSAY_NAME::Broadcast(T input, unsigned int lane) {
  return assay_run::FromLane(assay_run::SegmentMask<Width>(), input, assay_run::Rank() % 32 / Width * Width + lane);
}
#undef ASSAY_CLASS
#undef ASSAY_NAME

}  // namespace cub
