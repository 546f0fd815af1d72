// Functions of elements with a temporary buffer, quantisation, dropout.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

//   GEGLU, SWIGLU (x0 beta), REGLU, FMOD: p0 elements of two sources; LGAMMA, DIGAMMA: of one; POWER: x0 ^ source
//   QUANT: p0 elements, x0 scale and x1 offset, or p1 scales (source 1) and offsets (source 2) that repeat
//   DEQUANT: p0 rows of p1 int32, p2 of which count, p3 a row of the destination; x0 scale, or source 1
//   DROPOUT: p0 rows of p1 elements, p2 bytes of mask a row, p3 mode, x0 probability of keeping
namespace {

// The tanh form, as the sigmoid it equals: coefficients 0.044715 and sqrt(8 / pi).
double GeluByTanh(double x) { return x / (1 + std::exp(-1.5957691216057308 * (x + 0.044715 * x * x * x))); }

double Digamma(double x) {
  if (x <= 0 && x == std::floor(x)) return NAN;
  double shift = 0;
  if (x < 0) return Digamma(1 - x) - 3.14159265358979323846 / std::tan(3.14159265358979323846 * x);
  for (; x < 10; x += 1) shift -= 1 / x;
  const double r = 1 / (x * x);
  return shift + std::log(x) - 0.5 / x - r * (1.0 / 12 - r * (1.0 / 120 - r * (1.0 / 252 - r * (1.0 / 240))));
}

double Compute(const LibraryCall& call, double a, double b) {
  switch (call.api) {
    case ASSAY_LIB_GEGLU:
      return a * GeluByTanh(b);
    case ASSAY_LIB_SWIGLU:
      return a * b / (1 + std::exp(-call.x[0] * b));
    case ASSAY_LIB_REGLU:
      return a * (b > 0 || std::isnan(b) ? b : 0.0);
    case ASSAY_LIB_FMOD:
      return std::fmod(a, b);
    case ASSAY_LIB_LGAMMA: {
      int sign = 0;
      return lgamma_r(a, &sign);
    }
    case ASSAY_LIB_DIGAMMA:
      return Digamma(a);
    default:
      return std::pow(call.x[0], a);
  }
}

// The space below which the device makes no step: one data block of half in two float copies. The size functions return
// more.
std::int64_t Temporary(const LibraryCall& call) {
  return call.api == ASSAY_LIB_GEGLU && LibrarySize(call.dtype) == 2 ? 128 : 0;
}

void Elements(LibraryCall& call) {
  const LibraryValues a = LibraryRead(call, call.s[0], call.dtype), b = LibraryRead(call, call.s[1], call.dtype);
  LibraryTemporary(call, Temporary(call));
  LibraryValues y(a.size());
  for (std::int64_t i = 0; i < y.size(); ++i) {
    y[i] = Compute(call, a[i], i < b.size() ? b[i] : 0);
    y.Taint(i, std::max(a.Mark(i), b.Mark(i)));
  }
  if (!IsFloat(call.dtype)) {
    // Integers wrap; the result of a negative exponent is not documented.
    for (std::int64_t i = 0; i < y.size(); ++i) {
      if (y.Mark(i) == 0 && (a[i] < 0 || std::abs(y[i]) > 2147483647.0)) {
        call.m.Undecided("an integer power beyond its dtype");
      }
    }
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

// Float is cut to half first, and each step rounds to half (AscendQuant.md, A2); the last saturates.
void Quant(LibraryCall& call) {
  const LibraryValues x = LibraryRead(call, call.s[0], call.source);
  const LibraryValues scales = LibraryRead(call, call.s[1], call.source),
                      offsets = LibraryRead(call, call.s[2], call.source);
  LibraryTemporary(call, 0);
  const std::int64_t period = call.p[1];
  LibraryValues y(x.size());
  for (std::int64_t i = 0; i < y.size(); ++i) {
    const std::int64_t at = period > 0 ? i % period : 0;
    const double scale = at < scales.size() ? scales[at] : call.x[0];
    const double offset = at < offsets.size() ? offsets[at] : call.x[1];
    const auto half = [](double value) { return LibraryRound(Dtype::kF16, value); };
    y[i] = half(half(half(x[i]) * half(scale)) + half(offset));
    y.Taint(i, std::max({x.Mark(i), scales.Mark(at), offsets.Mark(at)}));
  }
  LibraryWrite(call, call.d[0], Dtype::kI8, y);
}

void Dequant(LibraryCall& call) {
  std::int64_t rows = call.p[0], columns = call.p[1], row = call.p[3];
  const std::int64_t counted = call.p[2];
  if (counted <= 0 || columns <= 0) call.m.Undecided("AscendDequant of rows without elements");
  const std::int64_t block = 32 / LibrarySize(call.dtype);
  // One long row of several that fit a data block is meant as several rows.
  if (rows == 1 && counted % block == 0 && columns % counted == 0) {
    rows = columns / counted;
    columns = counted;
    row = counted;
  }
  const LibraryValues x = LibraryRead(call, call.s[0], Dtype::kI32);
  // A scale of 64 bits holds a float in its lower half.
  const bool wide = LibrarySize(call.source) == 8;
  const LibraryValues scales = LibraryRead(call, call.s[1], wide ? Dtype::kF32 : call.source);
  LibraryTemporary(call, ((counted + 7) / 8 * 8 + columns) * 4);
  for (std::int64_t r = 0; r < rows; ++r) {
    LibraryValues y(counted);
    for (std::int64_t c = 0; c < counted; ++c) {
      const std::int64_t at = wide ? 2 * c : c, from = r * columns + c;
      if (from >= x.size()) break;
      const double scale = call.s[1].handle != 0 ? (at < scales.size() ? scales[at] : 0) : call.x[0];
      y[c] = LibraryRound(Dtype::kF32, LibraryRound(Dtype::kF32, x[from]) * scale);
      y.Taint(c, std::max(x.Mark(from), scales.Mark(at)));
    }
    LibraryReach reach = call.d[0];
    reach.offset += r * row * LibrarySize(call.dtype);
    LibraryWrite(call, reach, call.dtype, y);
  }
}

void DropOut(LibraryCall& call) {
  const std::int64_t rows = call.p[0], columns = call.p[1], mask_columns = call.p[2];
  int mode = static_cast<int>(call.p[3]);
  if (mode == 0) {
    mode = columns < mask_columns ? 1 : columns == mask_columns ? 2 : columns == 8 * mask_columns ? 3 : 4;
  }
  const bool by_bytes = mode <= 2;
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  const LibraryValues mask = LibraryRead(call, call.s[1], Dtype::kU8);
  // A step takes whole groups of 32 elements: a half copy of the mask, and for float one more.
  LibraryTemporary(call, by_bytes ? (LibrarySize(call.dtype) == 2 ? 64 : 192) : call.p[4] != 0 ? 0 : 256);
  const double factor = LibraryRound(call.dtype, LibraryRound(Dtype::kF32, 1.0 / call.x[0]));
  LibraryValues y(x.size());
  for (std::int64_t i = 0; i < rows * columns && i < y.size(); ++i) {
    const std::int64_t r = i / columns, c = i % columns;
    const std::int64_t at = r * mask_columns + (by_bytes ? c : c / 8);
    if (at >= mask.size()) continue;
    const auto byte = static_cast<int>(mask[at]);
    if (by_bytes) {
      y[i] = LibraryRound(call.dtype, x[i] * byte) * factor;
    } else {
      y[i] = (byte >> (c % 8) & 1) != 0 ? x[i] * factor : 0;
    }
    y.Taint(i, std::max(x.Mark(i), mask.Mark(at)));
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

}  // namespace

bool LibraryMath(LibraryCall& call, std::int64_t&) {
  switch (call.api) {
    case ASSAY_LIB_GEGLU:
    case ASSAY_LIB_SWIGLU:
    case ASSAY_LIB_REGLU:
    case ASSAY_LIB_FMOD:
    case ASSAY_LIB_LGAMMA:
    case ASSAY_LIB_DIGAMMA:
    case ASSAY_LIB_POWER:
      Elements(call);
      return true;
    case ASSAY_LIB_QUANT:
      Quant(call);
      return true;
    case ASSAY_LIB_DEQUANT:
      Dequant(call);
      return true;
    case ASSAY_LIB_DROPOUT:
      DropOut(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device
