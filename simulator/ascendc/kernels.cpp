// Compiles the loops of kernels-*.inc for every processor and again for AVX2, and picks at run time.
#include "simulator/ascendc/kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include "analyzer/dialects/ascendc/include/assay/device_abi.h"
#include "simulator/ascendc/arithmetic.h"
#include "simulator/ascendc/estimate.h"
#include "simulator/ascendc/memory.h"
#include "simulator/ascendc/numbers.h"

// A result lies on its source or apart from it, so that no element depends on an earlier one.
#define ASSAY_LOOP _Pragma("clang loop vectorize(assume_safety) interleave(enable)")

namespace assay::device {

namespace plain {
namespace {
#include "simulator/ascendc/kernels-float.inc"
#include "simulator/ascendc/kernels-integer.inc"
#include "simulator/ascendc/kernels-table.inc"
}  // namespace
}  // namespace plain

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
namespace avx2 {
namespace {
#include "simulator/ascendc/kernels-float.inc"
#include "simulator/ascendc/kernels-integer.inc"
#include "simulator/ascendc/kernels-table.inc"
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
