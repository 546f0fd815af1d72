// Compiles the loops of kernels-*.inc for every processor and again for AVX2, and picks at run time.
#include "dialects/ascendc/device/kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/estimate.h"
#include "dialects/ascendc/device/memory.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

// A result coincides with its source or is disjoint from it, so that no element depends on an earlier one.
#define ASSAY_LOOP _Pragma("clang loop vectorize(assume_safety) interleave(enable)")

namespace assay::device {

namespace plain {
namespace {
#include "dialects/ascendc/device/kernels-float.inc"
#include "dialects/ascendc/device/kernels-integer.inc"
#include "dialects/ascendc/device/kernels-table.inc"
}  // namespace
}  // namespace plain

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
namespace avx2 {
namespace {
#include "dialects/ascendc/device/kernels-float.inc"
#include "dialects/ascendc/device/kernels-integer.inc"
#include "dialects/ascendc/device/kernels-table.inc"
}  // namespace
}  // namespace avx2
#pragma clang attribute pop
#endif

const Kernels& PlainKernels() { return plain::kTable; }

const Kernels& BestKernels() {
#if defined(__x86_64__)
  static const bool wide = __builtin_cpu_supports("avx2") != 0;
  if (wide) return avx2::kTable;
#endif
  return plain::kTable;
}

}  // namespace assay::device
