// Arithmetic of the vector unit on one row of elements: values in, values out, each result rounded to its dtype.
// Knows nothing of memory. fp16 and bf16 are computed in float and rounded once (float has enough bits for that to be
// the correctly rounded result of + - * / sqrt); exp, ln and the like in double; integers wrap. The loops themselves
// are in kernels-*.inc.
#pragma once

#include <cstdint>

#include "analyzer/facts/dtype.h"

namespace assay::device {

// The most elements of one row: a repeat of 8-bit elements.
constexpr int kRow = 256;

bool AllDefined(const std::uint8_t* shadow, std::int64_t size);

// r = op(a, b, d, scalar), `op` an AssayVecOp, n elements. `b` and `d` may be null where the operation does not read
// them; `d` is the old destination. r may be exactly a, b or d, but must not overlap one in part. False when the
// operation has no meaning for the dtype.
//   Of sums with a product (Axpy, MulAddDst, FusedMulAdd) the product is rounded to the result's type too, as the
//   documents of A2 have it (复合计算/概述.md: no gain in precision; MAX * MAX - inf is NaN; the results that
//   FusedMulAdd.md prints). With kOneRounding, as on 3510, only the sum is. exp, ln: correctly rounded (but within
//   2^-28 of a tie). 1/sqrt and 1/x take an Inexact (estimate.h) as scalar. fp16 overflows to infinity and NaN stays
//   NaN: the mode that frameworks set on A2/A3, and the one that the pages of the reductions call the default; the page
//   of SetCtrlSpr gives saturation as the register's reset value. Integers wrap: no page of A2/A3 documents saturation
//   of integer arithmetic.
constexpr int kOneRounding = 1 << 16;
bool ComputeRow(int op, Dtype dtype, Dtype source, const std::uint8_t* a, const std::uint8_t* b, const std::uint8_t* d,
                double scalar, std::uint8_t* r, std::int64_t n);
inline bool ComputeBinary(int op, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* r, int n) {
  return ComputeRow(op, dtype, dtype, a, b, nullptr, 0, r, n);
}

bool IsFloat(Dtype dtype);
void LoadFloat(Dtype dtype, const std::uint8_t* from, float* to, std::int64_t n);
void StoreFloat(Dtype dtype, const float* from, std::uint8_t* to, std::int64_t n);
void LoadInt(Dtype dtype, const std::uint8_t* from, std::int64_t* to, std::int64_t n);
// Keeps the low bits: integer arithmetic wraps.
void StoreInt(Dtype dtype, const std::int64_t* from, std::uint8_t* to, std::int64_t n);

// AscendC RoundMode: 0 none, 1 rint, 2 floor, 3 ceil, 4 round (half away), 5 trunc, 6 odd.
bool CastAllowed(Dtype to, Dtype from, int round);
// Integers saturate, NaN becomes 0. int4 elements lie two in a byte, the first in the low half; n is then even.
void CastRow(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, std::int64_t n);
double RoundToInteger(double value, int round);

// Element by element, holds[i] 1 when the comparison (AssayCmp) holds, else 0. A comparison with NaN holds only for NE.
void CompareRow(int mode, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* holds,
                std::int64_t n);
// Packs eight of them into a byte, the first in the lowest bit.
void PackBits(const std::uint8_t* holds, std::uint8_t* bits, std::int64_t n);
void UnpackBits(const std::uint8_t* bits, std::uint8_t* holds, std::int64_t n);
// r[i] = holds[i] != 0 ? x[i] : y[i], elements of `element` bytes.
void SelectRow(const std::uint8_t* holds, const std::uint8_t* x, const std::uint8_t* y, std::uint8_t* r, int element,
               std::int64_t n);

// Sum of `width` (a power of two) numbers by a binary tree of neighbours, each sum rounded to the dtype. Overwrites
// the row.
float TreeSum(Dtype dtype, float* row, int width);
// Index of the first NaN, or else of the first of the largest (`smallest`: smallest) of n > 0 numbers.
int FirstExtreme(bool smallest, const float* row, int n);

}  // namespace assay::device
