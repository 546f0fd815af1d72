// Broadcasts, sums of rows, running sums and index sequences.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

//   BROADCAST: p0 x p1 destination, p2 x p3 source, p4 axis, p5 dimensions
//   SUM, MEAN: p0 rows of p1 elements, p2 of which count, p3 dtype of the addition
//   REDUCE_SUM, _MAX, _MIN: p0 rows of p1 elements in p2, p3 down the columns, p4 the source is the space to work in
//   CUM_SUM: p0 x p1, p2 along rows, p3 last row or column wanted; XOR_SUM: p0 elements
//   INDEX: p0 elements, x0 first, x1 step; INDEX_R: mask kind, mask, mask, repeat, block and repeat stride, x0 first
namespace {

// As the vector unit adds: a binary tree inside a repeat, the sums of the repeats once more, each sum rounded.
double AddUp(Dtype dtype, std::vector<double> row) {
  const std::size_t per_repeat = 256 / static_cast<std::size_t>(LibrarySize(dtype));
  while (row.size() > 1) {
    std::vector<double> sums;
    for (std::size_t at = 0; at < row.size(); at += per_repeat) {
      std::vector<double> part(row.begin() + static_cast<std::ptrdiff_t>(at),
                               row.begin() + static_cast<std::ptrdiff_t>(std::min(row.size(), at + per_repeat)));
      while (part.size() > 1) {
        std::vector<double> next((part.size() + 1) / 2);
        for (std::size_t i = 0; i < next.size(); ++i) {
          next[i] = 2 * i + 1 < part.size() ? LibraryRound(dtype, part[2 * i] + part[2 * i + 1]) : part[2 * i];
        }
        part = std::move(next);
      }
      sums.push_back(part[0]);
    }
    row = std::move(sums);
  }
  return row.empty() ? 0 : row[0];
}

std::int64_t SumTemporary(const LibraryCall& call, Dtype adds) {
  const std::int64_t per_repeat = 256 / LibrarySize(adds), repeats = (call.p[2] + per_repeat - 1) / per_repeat;
  if (repeats <= 1 && adds == call.dtype) return 0;  // one repeat needs no space for sums of repeats
  const std::int64_t block = 32 / LibrarySize(adds);
  const std::int64_t sums = (repeats + block - 1) / block * 32;
  return adds == call.dtype ? sums : sums + call.p[1] * LibrarySize(adds);
}

void SumRows(LibraryCall& call) {
  const Dtype adds = static_cast<Dtype>(call.p[3]);
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  LibraryTemporary(call, SumTemporary(call, adds));
  LibraryValues y(call.p[0]);
  for (std::int64_t r = 0; r < call.p[0]; ++r) {
    std::vector<double> row;
    for (std::int64_t i = 0; i < call.p[2] && r * call.p[1] + i < x.size(); ++i) row.push_back(x[r * call.p[1] + i]);
    y[r] = AddUp(adds, std::move(row));
    // The mean is a product with the rounded reciprocal.
    if (call.api == ASSAY_LIB_MEAN && call.p[2] > 0) {
      y[r] = LibraryRound(adds, y[r] * LibraryRound(adds, 1.0 / static_cast<double>(call.p[2])));
    }
    y.Taint(r, x.Worst(r * call.p[1], call.p[2]));
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

// As the vendor's tiling function sizes it [asc-devkit v8.5.0: impl/adv_api/tiling/reduce/reduce_tiling.cpp].
std::int64_t PatternTemporary(const LibraryCall& call) {
  const std::int64_t rows = call.p[0], columns = call.p[1], size = LibrarySize(call.dtype);
  const std::int64_t block = 32 / size, repeat = 256 / size;
  if (call.p[4] != 0) return 0;
  const auto half_of = [](std::int64_t n, bool halves) {
    const auto k = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(std::max<std::int64_t>(n, 1))));
    return k == n && halves ? k / 2 : k;
  };
  if (call.p[3] != 0) return half_of(rows, rows > 1) * call.p[2] * size;
  if (call.api == ASSAY_LIB_REDUCE_SUM) return columns <= repeat ? 0 : rows * half_of(columns, rows > 1) * size;
  return columns <= block ? 0 : rows * (columns < repeat ? 32 : 256);
}

double Fold(const LibraryCall& call, double a, double b) {
  if (call.api == ASSAY_LIB_REDUCE_SUM) return LibraryRound(call.dtype, a + b);
  if (std::isnan(a) || std::isnan(b)) return std::nan("");
  return call.api == ASSAY_LIB_REDUCE_MAX ? std::max(a, b) : std::min(a, b);
}

// Folds halves onto each other: elements beyond the largest power of two are first folded onto the front.
double FoldHalves(const LibraryCall& call, std::vector<double> values) {
  std::size_t front = std::bit_floor(values.size());
  for (std::size_t i = front; i < values.size(); ++i) values[i - front] = Fold(call, values[i - front], values[i]);
  while (front > 1) {
    front /= 2;
    for (std::size_t i = 0; i < front; ++i) values[i] = Fold(call, values[i], values[i + front]);
  }
  return values.empty() ? 0 : values[0];
}

// A sum along rows adds neighbours, once the tail is folded onto the front; down the columns halves fold as everywhere
// else.
double FoldRow(const LibraryCall& call, std::vector<double> row) {
  const std::size_t front = std::bit_floor(row.size()),
                    repeat = 256 / static_cast<std::size_t>(LibrarySize(call.dtype));
  if (call.api != ASSAY_LIB_REDUCE_SUM) return FoldHalves(call, std::move(row));
  if (row.size() > repeat) {
    const std::size_t kept = front == row.size() ? front / 2 : front;
    for (std::size_t i = kept; i < row.size(); ++i) row[i - kept] = Fold(call, row[i - kept], row[i]);
    row.resize(kept);
  }
  while (row.size() > repeat) {
    for (std::size_t i = 0; i < row.size() / 2; ++i) row[i] = Fold(call, row[2 * i], row[2 * i + 1]);
    row.resize(row.size() / 2);
  }
  return AddUp(call.dtype, std::move(row));
}

void ReducePattern(LibraryCall& call) {
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  LibraryTemporary(call, PatternTemporary(call));
  const std::int64_t rows = call.p[0], columns = call.p[1], pitch = call.p[2];
  const bool down = call.p[3] != 0;
  LibraryValues y(down ? columns : rows);
  for (std::int64_t i = 0; i < y.size(); ++i) {
    std::vector<double> line;
    for (std::int64_t j = 0; j < (down ? rows : columns); ++j) {
      const std::int64_t at = down ? j * pitch + i : i * pitch + j;
      if (at >= x.size()) continue;
      line.push_back(x[at]);
      y.Taint(i, x.Mark(at));
    }
    y[i] = down ? FoldHalves(call, std::move(line)) : FoldRow(call, std::move(line));
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

void Broadcast(LibraryCall& call) {
  const std::int64_t rows = call.p[0], columns = call.p[1], from_rows = call.p[2], from_columns = call.p[3];
  const bool fits = (from_rows == rows || from_rows == 1) && (from_columns == columns || from_columns == 1);
  if (!fits) call.m.Undecided("BroadCast between shapes that do not fit");
  const std::int64_t size = LibrarySize(call.dtype);
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  const bool spreads = call.p[5] == 2 && from_columns == 1 && columns > 1 && rows > 1;
  if (spreads && size >= 2) {
    // One data block for each of eight rows, and eight whole rows where they are no multiple of a data block.
    const std::int64_t block = 32 / size;
    const bool whole = columns % block == 0;
    const std::int64_t row = (columns + block - 1) / block * block;
    LibraryTemporary(call, block * 32 + (whole ? 0 : block * row * size));
  } else {
    LibraryTemporary(call, 0);
  }
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < columns; ++c) {
      const std::int64_t from = ((from_rows == 1 ? 0 : r) * from_columns + (from_columns == 1 ? 0 : c)) * size;
      if (from + size > static_cast<std::int64_t>(x.data.size())) continue;
      LibraryWriteBytes(call, call.d[0], (r * columns + c) * size, x.data.data() + from, x.mark.data() + from, size);
    }
  }
}

void CumulativeSum(LibraryCall& call) {
  const std::int64_t rows = call.p[0], columns = call.p[1];
  const bool along_rows = call.p[2] != 0;
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype);
  LibraryTemporary(call, 0);
  // half is added in float.
  const Dtype adds = call.dtype == Dtype::kF16 ? Dtype::kF32 : call.dtype;
  LibraryValues y(x.size()), last(along_rows ? rows : columns);
  for (std::int64_t i = 0; i < y.size(); ++i) {
    const bool first = along_rows ? i % columns == 0 : i < columns;
    const std::int64_t before = along_rows ? i - 1 : i - columns;
    y[i] = first ? x[i] : LibraryRound(adds, y[before] + x[i]);
    y.Taint(i, std::max(x.Mark(i), first ? std::uint8_t{0} : y.Mark(before)));
    const std::int64_t end = along_rows ? i / columns : i - (rows - 1) * columns;
    if (along_rows ? i % columns == columns - 1 : end >= 0) {
      last[end] = y[i];
      last.Taint(end, y.Mark(i));
    }
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
  if (call.p[3] != 0) LibraryWrite(call, call.d[1], call.dtype, last);
}

void XorSum(LibraryCall& call) {
  const LibraryValues a = LibraryRead(call, call.s[0], call.dtype), b = LibraryRead(call, call.s[1], call.dtype);
  LibraryTemporary(call, 0);
  double total = 0;
  for (std::int64_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    total += static_cast<double>(static_cast<std::int64_t>(a[i]) ^ static_cast<std::int64_t>(b[i]));
  }
  LibraryValues y(1);
  y[0] = total;
  y.Taint(0, std::max(a.Worst(0, a.size()), b.Worst(0, b.size())));
  if (std::abs(total) > 2048) call.m.Undecided("ReduceXorSum beyond what a half can count");
  LibraryWrite(call, call.d[0], call.dtype, y);
}

// Built up as on the device: within the first data block from the first value, then a block, a repeat at a time.
void Sequence(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype), block = 32 / size, repeat = 256 / size;
  LibraryValues y(call.p[0]);
  for (std::int64_t i = 0; i < y.size(); ++i) {
    if (!IsFloat(call.dtype) || i < block) {
      y[i] = LibraryRound(call.dtype, call.x[0] + call.x[1] * static_cast<double>(i));
    } else {
      const std::int64_t back = i < repeat ? block : repeat;
      y[i] = LibraryRound(call.dtype, y[i - back] + LibraryRound(call.dtype, call.x[1] * static_cast<double>(back)));
    }
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

void SequenceInRepeats(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype), per_repeat = 256 / size;
  CheckRepeat(call.m, call.p[3]);
  const Lanes lanes = MaskLanes(call.m.core(), static_cast<int>(call.p[0]), static_cast<std::uint64_t>(call.p[1]),
                                static_cast<std::uint64_t>(call.p[2]), call.p[3], size);
  for (std::int64_t r = 0; r < lanes.repeats; ++r) {
    for (int e = 0; e < lanes.End(r); ++e) {
      if (!lanes.Has(e)) continue;
      LibraryValues one(1);
      one[0] = call.x[0] + static_cast<double>(r * per_repeat + e);
      LibraryReach at = call.d[0];
      at.offset += r * call.p[5] * 32 + e * size / 32 * call.p[4] * 32 + e * size % 32;
      LibraryWrite(call, at, call.dtype, one);
    }
  }
}

}  // namespace

bool LibraryRows(LibraryCall& call, std::int64_t&) {
  switch (call.api) {
    case ASSAY_LIB_SUM:
    case ASSAY_LIB_MEAN:
      SumRows(call);
      return true;
    case ASSAY_LIB_REDUCE_SUM:
    case ASSAY_LIB_REDUCE_MAX:
    case ASSAY_LIB_REDUCE_MIN:
      ReducePattern(call);
      return true;
    case ASSAY_LIB_BROADCAST:
      Broadcast(call);
      return true;
    case ASSAY_LIB_CUM_SUM:
      CumulativeSum(call);
      return true;
    case ASSAY_LIB_XOR_SUM:
      XorSum(call);
      return true;
    case ASSAY_LIB_INDEX:
      Sequence(call);
      return true;
    case ASSAY_LIB_INDEX_R:
      SequenceInRepeats(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device
