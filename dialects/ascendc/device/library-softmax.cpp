// The SoftMax family. half is computed in float.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

// p0 x p1 rows of which p2 x p3 count, p4 rows processed, p5 NZ layout, p6 rows of one step of the tiling (-1: the
// device makes its own), p7 update. Every column of a row is computed; rows are reduced over the first p3. Sums and
// maxima fill one data block a row.
//   ADJUST_SOFTMAX: p0 x p1, p2 bits to look for, p3 not 0: one maximum an element, x0 value to put
namespace {

struct Row {
  double max = -std::numeric_limits<double>::infinity();
  double sum = 0;
  std::uint8_t mark = 0;
};

struct SoftMaxCall {
  explicit SoftMaxCall(LibraryCall& c)
      : call(c), rows(c.p[4]), columns(c.p[1]), counted(c.p[3]), block(32 / LibrarySize(c.source)) {}
  LibraryCall& call;
  std::int64_t rows, columns, counted, block;
};

// Floats of working space for one row (sum and max operands, float copies of half rows, a repeat).
std::int64_t TemporaryOfRow(const SoftMaxCall& s) {
  const bool half = s.call.dtype == Dtype::kF16;
  const std::int64_t block = 32 / LibrarySize(s.call.source);
  switch (s.call.api) {
    case ASSAY_LIB_SOFTMAX:
      return half ? s.columns + block + 64 : s.call.d[1].handle == 0 ? block + 64 : 64;
    case ASSAY_LIB_LOG_SOFTMAX:
      return block + s.columns + 64;
    default:
      return 0;
  }
}

void Prepare(SoftMaxCall& s) {
  LibraryCall& call = s.call;
  if (call.p[5] != 0) call.m.Undecided(std::string(LibraryName(call.api)) + " in NZ layout is not modelled");
  if (s.columns <= 0 || s.counted <= 0 || call.p[0] <= 0) {
    call.m.Undecided(std::string(LibraryName(call.api)) + " without `SoftMaxShapeInfo` is not modelled");
  }
  if (s.counted > s.columns) {
    call.m.Undecided(std::string(LibraryName(call.api)) + " with `oriSrcK` of " + std::to_string(s.counted) +
                     " above `srcK` of " + std::to_string(s.columns));
  }
  const std::int64_t step = call.p[6] > 0 ? std::min(call.p[6], s.rows) : 1;
  LibraryTemporary(call, step * TemporaryOfRow(s) * 4);
}

double F32(double value) { return LibraryRound(Dtype::kF32, value); }

Row ReduceRow(const SoftMaxCall& s, const LibraryValues& x, std::int64_t r) {
  Row row;
  const std::int64_t start = r * s.columns;
  for (std::int64_t c = 0; c < s.counted; ++c) {
    row.max = std::isnan(x[start + c]) || x[start + c] > row.max ? x[start + c] : row.max;
  }
  row.mark = x.Worst(start, s.counted);
  return row;
}

// Writes exp(x - max) of the row and sums it.
void ExpRow(const SoftMaxCall& s, const LibraryValues& x, std::int64_t r, Row& row, LibraryValues& y) {
  for (std::int64_t c = 0; c < s.columns; ++c) {
    const std::int64_t i = r * s.columns + c;
    y[i] = std::exp(x[i] - row.max);
    y.Taint(i, std::max(row.mark, x.Mark(i)));
    if (c < s.counted) row.sum += y[i];
  }
}

void PutBlock(LibraryValues& to, std::int64_t r, std::int64_t block, double value, std::uint8_t mark) {
  for (std::int64_t b = 0; b < block; ++b) {
    to[r * block + b] = value;
    to.Taint(r * block + b, mark);
  }
}

void SoftMax(LibraryCall& call) {
  SoftMaxCall s(call);
  const bool logarithm = call.api == ASSAY_LIB_LOG_SOFTMAX;
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  Prepare(s);
  LibraryValues y(x.size()), sums(s.rows * s.block), maxima(s.rows * s.block);
  for (std::int64_t r = 0; r < s.rows; ++r) {
    Row row = ReduceRow(s, x, r);
    ExpRow(s, x, r, row, y);
    for (std::int64_t c = 0; c < s.columns; ++c) {
      double& value = y[r * s.columns + c];
      value /= F32(row.sum);
      if (logarithm) value = std::log10(value);
    }
    PutBlock(sums, r, s.block, row.sum, row.mark);
    PutBlock(maxima, r, s.block, row.max, row.mark);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  if (call.d[1].handle != 0) LibraryWrite(call, call.d[1], call.source, sums);
  if (call.d[2].handle != 0) LibraryWrite(call, call.d[2], call.source, maxima);
}

void SimpleSoftMax(LibraryCall& call) {
  SoftMaxCall s(call);
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  const LibraryValues sums = LibraryRead(call, call.s[1], call.source),
                      maxima = LibraryRead(call, call.s[2], call.source);
  Prepare(s);
  LibraryValues y(x.size());
  for (std::int64_t i = 0; i < y.size(); ++i) {
    // Element e of a row meets element e of the data block.
    const std::int64_t at = i / s.columns * s.block + i % s.columns % s.block;
    if (at >= sums.size() || at >= maxima.size()) continue;
    y[i] = std::exp(x[i] - maxima[at]) / sums[at];
    y.Taint(i, std::max({x.Mark(i), sums.Mark(at), maxima.Mark(at)}));
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

// Version 1 divides by the sum, version 2 leaves that to the end of the loop.
void Flash(LibraryCall& call) {
  SoftMaxCall s(call);
  const bool update = call.p[7] != 0, divides = call.api == ASSAY_LIB_SOFTMAX_FLASH;
  const std::int64_t exp_block = 32 / LibrarySize(call.dtype);
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  const LibraryValues in_sum = LibraryRead(call, call.s[1], call.source),
                      in_max = LibraryRead(call, call.s[2], call.source);
  Prepare(s);
  LibraryValues y(x.size()), sums(s.rows * s.block), maxima(s.rows * s.block), factors(update ? s.rows * exp_block : 0);
  for (std::int64_t r = 0; r < s.rows; ++r) {
    Row row = ReduceRow(s, x, r);
    double factor = 0;
    if (update) {
      const double old = in_max[r * s.block];
      row.mark = std::max({row.mark, in_max.Worst(r * s.block, s.block), in_sum.Worst(r * s.block, s.block)});
      row.max = std::max(row.max, old);
      factor = std::exp(old - row.max);
    }
    ExpRow(s, x, r, row, y);
    if (update) row.sum += factor * in_sum[r * s.block];
    if (divides) {
      for (std::int64_t c = 0; c < s.columns; ++c) y[r * s.columns + c] /= row.sum;
      if (update) factor = factor * in_sum[r * s.block] / row.sum;
    }
    PutBlock(sums, r, s.block, row.sum, row.mark);
    PutBlock(maxima, r, s.block, row.max, row.mark);
    if (update) PutBlock(factors, r, exp_block, factor, row.mark);
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  LibraryWrite(call, call.d[1], call.source, sums);
  LibraryWrite(call, call.d[2], call.source, maxima);
  if (update) LibraryWrite(call, call.d[3], call.dtype, factors);
}

// The mark of a product of two elements. A written zero masks its other factor: kernels fill one side's padding with
// zeros and leave the other side's unchanged.
std::uint8_t ProductMark(const LibraryValues& a, const LibraryValues& b, std::int64_t i) {
  const bool hidden = (a.Mark(i) == 0 && a[i] == 0) || (b.Mark(i) == 0 && b[i] == 0);
  return hidden ? std::uint8_t{0} : std::max(a.Mark(i), b.Mark(i));
}

void Gradient(LibraryCall& call) {
  SoftMaxCall s(call);
  const bool front = call.api == ASSAY_LIB_SOFTMAX_GRAD_FRONT;
  const LibraryValues grad = LibraryRead(call, call.s[0], call.dtype), x = LibraryRead(call, call.s[1], call.dtype);
  Prepare(s);
  LibraryValues y(front ? s.rows * s.block : x.size());
  for (std::int64_t r = 0; r < s.rows; ++r) {
    double sum = 0;
    for (std::int64_t c = 0; c < s.counted; ++c) sum += grad[r * s.columns + c] * x[r * s.columns + c];
    std::uint8_t mark = 0;
    for (std::int64_t c = 0; c < s.counted; ++c) mark = std::max(mark, ProductMark(grad, x, r * s.columns + c));
    if (front) {
      PutBlock(y, r, s.block, sum, mark);
      continue;
    }
    for (std::int64_t i = r * s.columns; i < (r + 1) * s.columns; ++i) {
      y[i] = (grad[i] - F32(sum)) * x[i];
      y.Taint(i, std::max(mark, ProductMark(grad, x, i)));
    }
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

std::int64_t Adjust(LibraryCall& call) {
  if (call.p[5] != 0) call.m.Undecided("AdjustSoftMaxRes in NZ layout is not modelled");
  const std::int64_t size = LibrarySize(call.source), step = call.p[3] != 0 ? 1 : 32 / size;
  const LibraryBytes maxima = LibraryReadBytes(call, call.s[0]);
  bool any = false;
  for (std::int64_t r = 0; r < call.p[0]; ++r) {
    std::uint32_t bits = 0;
    const auto at = static_cast<std::size_t>(r * step * size);
    if (at + static_cast<std::size_t>(size) > maxima.data.size()) break;
    for (std::int64_t b = 0; b < size; ++b)
      bits |= std::uint32_t{maxima.data[at + static_cast<std::size_t>(b)]} << 8 * b;
    if (bits != static_cast<std::uint32_t>(call.p[2])) continue;
    any = true;
    LibraryValues row(call.p[1]);
    for (std::int64_t c = 0; c < row.size(); ++c) {
      row[c] = call.x[0];
      row.Taint(c, maxima.mark[at]);
    }
    LibraryReach reach = call.d[0];
    reach.offset += r * call.p[1] * LibrarySize(call.dtype);
    LibraryWrite(call, reach, call.dtype, row);
  }
  return any ? 1 : 0;
}

}  // namespace

bool LibrarySoftMax(LibraryCall& call, std::int64_t& result) {
  switch (call.api) {
    case ASSAY_LIB_SOFTMAX:
    case ASSAY_LIB_LOG_SOFTMAX:
      SoftMax(call);
      return true;
    case ASSAY_LIB_SIMPLE_SOFTMAX:
      SimpleSoftMax(call);
      return true;
    case ASSAY_LIB_SOFTMAX_FLASH:
    case ASSAY_LIB_SOFTMAX_FLASH_V2:
      Flash(call);
      return true;
    case ASSAY_LIB_SOFTMAX_GRAD:
    case ASSAY_LIB_SOFTMAX_GRAD_FRONT:
      Gradient(call);
      return true;
    case ASSAY_LIB_ADJUST_SOFTMAX:
      result = Adjust(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device
