// Loops of the vector unit over contiguous elements, compiled once for any processor and once for AVX2. Both give the
// same bits: IEEE arithmetic without contraction, and functions of our own where a library could differ. Rows may be of
// any length; the result may coincide with a source, or be disjoint from all of them, but must not partly overlap one.
#pragma once

#include <cstdint>

#include "analyzer/facts/dtype.h"

namespace assay::device {

struct Kernels {
  // r = op(a, b, d, scalar), as ComputeRow (arithmetic.h) describes it.
  bool (*compute)(int op, Dtype dtype, Dtype source, const std::uint8_t* a, const std::uint8_t* b,
                  const std::uint8_t* d, double scalar, std::uint8_t* r, std::int64_t n);
  // Conversions as CastRow describes them. False for a pair that these loops do not have.
  bool (*convert)(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, std::int64_t n);
  void (*load_float)(Dtype dtype, const std::uint8_t* from, float* to, std::int64_t n);
  void (*store_float)(Dtype dtype, const float* from, std::uint8_t* to, std::int64_t n);
  // holds[i] = 1 where the comparison is true, else 0.
  void (*compare)(int mode, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* holds,
                  std::int64_t n);
  // r[i] = holds[i] != 0 ? x[i] : y[i], elements of `element` bytes.
  void (*select)(const std::uint8_t* holds, const std::uint8_t* x, const std::uint8_t* y, std::uint8_t* r, int element,
                 std::int64_t n);
  // Sum of `width` (a power of two) floats by a binary tree of neighbours, each sum rounded to the dtype. Overwrites
  // the row.
  float (*tree_sum)(Dtype dtype, float* row, int width);
  // The largest (or, `smallest`, the smallest) of n > 0 floats; NaN if any is NaN.
  float (*extreme)(bool smallest, const float* row, int n);
  // True when all `size` bytes of a shadow say "defined".
  bool (*all_defined)(const std::uint8_t* shadow, std::int64_t size);
};

// The fastest loops this processor has.
const Kernels& BestKernels();
// The loops that every processor has, for comparison.
const Kernels& PlainKernels();

}  // namespace assay::device
