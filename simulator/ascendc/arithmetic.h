// Arithmetic of the vector unit on one row of elements: values in, values out, each result rounded to its dtype.
// Knows nothing of memory. fp16 and bf16 are computed in float and rounded once (float has enough bits for that to be
// the correctly rounded result of + - * / sqrt); exp, ln and the like in double; integers wrap.
#pragma once

#include <cstdint>

#include "analyzer/facts/dtype.h"

namespace assay::device {

// Most elements of one row: a repeat of 8-bit elements.
constexpr int kRow = 256;

bool AllDefined(const std::uint8_t* shadow, std::int64_t size);

// r = op(a, b, d, scalar), `op` an AssayVecOp. `b` and `d` may be null where the operation does not read them; `d` is
// the old destination. False when the operation has no meaning for the dtype.
bool ComputeRow(int op, Dtype dtype, Dtype source, const std::uint8_t* a, const std::uint8_t* b, const std::uint8_t* d,
                double scalar, std::uint8_t* r, int n);
inline bool ComputeBinary(int op, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* r, int n) {
  return ComputeRow(op, dtype, dtype, a, b, nullptr, 0, r, n);
}

bool IsFloat(Dtype dtype);
void LoadFloat(Dtype dtype, const std::uint8_t* from, float* to, int n);
void StoreFloat(Dtype dtype, const float* from, std::uint8_t* to, int n);
void LoadInt(Dtype dtype, const std::uint8_t* from, std::int64_t* to, int n);
// Keeps the low bits: integer arithmetic wraps.
void StoreInt(Dtype dtype, const std::int64_t* from, std::uint8_t* to, int n);

// AscendC RoundMode: 0 none, 1 rint, 2 floor, 3 ceil, 4 round (half away), 5 trunc, 6 odd.
bool CastAllowed(Dtype to, Dtype from, int round);
void CastRow(Dtype to, Dtype from, int round, const std::uint8_t* s, std::uint8_t* d, int n);
double RoundToInteger(double value, int round);

// Element by element, bit i set when the comparison (AssayCmp) holds.
void CompareRow(int mode, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, bool* holds, int n);

}  // namespace assay::device
