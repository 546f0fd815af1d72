// Operations of the advanced API as a whole. Each is a function of values: sources are read with their definedness, the
// documented mathematics is computed in double, and each result is rounded once to its dtype (operations that round in
// between say so). An operation touches exactly the reach that the headers computed; its temporary buffer is undefined
// afterwards.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "dialects/ascendc/device/operand.h"
#include "dialects/ascendc/device/vector.h"

namespace assay::device {

struct LibraryReach {
  std::uint64_t handle = 0;  // 0 = none
  std::int64_t offset = 0;
  std::int64_t bytes = 0;
};

class ExactLibrary;

struct LibraryCall {
  Machine& m;
  int api;
  Dtype dtype;   // of the destination
  Dtype source;  // the other dtype of the call
  LibraryReach d[4], s[5], tmp;
  std::int64_t p[8];
  double x[2];
  ExactLibrary* exact = nullptr;  // set in the pass that computes exact values and writes nothing
};

// Elements and, for each, 0 or the origin that makes it undefined.
struct LibraryValues {
  std::vector<double> value;
  std::vector<std::uint8_t> mark;

  explicit LibraryValues(std::int64_t n = 0)
      : value(static_cast<std::size_t>(n > 0 ? n : 0)), mark(static_cast<std::size_t>(n > 0 ? n : 0)) {}
  std::int64_t size() const { return static_cast<std::int64_t>(value.size()); }
  double& operator[](std::int64_t i) { return value[static_cast<std::size_t>(i)]; }
  double operator[](std::int64_t i) const { return value[static_cast<std::size_t>(i)]; }
  // Out of range counts as defined.
  std::uint8_t Mark(std::int64_t i) const {
    return i >= 0 && i < size() ? mark[static_cast<std::size_t>(i)] : std::uint8_t{0};
  }
  void Taint(std::int64_t i, std::uint8_t by) {
    std::uint8_t& own = mark[static_cast<std::size_t>(i)];
    own = own > by ? own : by;
  }
  // The worst of [from, from + n).
  std::uint8_t Worst(std::int64_t from, std::int64_t n) const;
};

// All elements of a reach; none if there is no buffer.
LibraryValues LibraryRead(LibraryCall& call, const LibraryReach& reach, Dtype dtype);
// The first values.size() elements of a reach. `keep`, if given, leaves elements unchanged that are not set.
void LibraryWrite(LibraryCall& call, const LibraryReach& reach, Dtype dtype, const LibraryValues& values,
                  const std::vector<bool>* keep = nullptr);
// Bytes and their definedness, for data that is moved without computation.
struct LibraryBytes {
  std::vector<std::uint8_t> data, mark;  // mark: 0 or an origin
};
LibraryBytes LibraryReadBytes(LibraryCall& call, const LibraryReach& reach);
void LibraryWriteBytes(LibraryCall& call, const LibraryReach& reach, std::int64_t at, const std::uint8_t* data,
                       const std::uint8_t* mark, std::int64_t bytes);

// To the nearest value of a dtype; integers saturate. Unchanged in the pass that computes exact values.
double LibraryRound(Dtype dtype, double value);
std::int64_t LibrarySize(Dtype dtype);

// One temporary buffer of `bytes` is needed: reports it if the one given, or the rest of the unified buffer, is
// smaller. To be called before anything is written.
void LibraryTemporary(LibraryCall& call, std::int64_t bytes);
// "SoftMax" for an AssayLib.
const char* LibraryName(int api);

// False if the operation is not of this group.
bool LibraryRows(LibraryCall& call, std::int64_t& result);
bool LibrarySelect(LibraryCall& call, std::int64_t& result);
bool LibrarySort(LibraryCall& call, std::int64_t& result);
bool LibraryLayout(LibraryCall& call, std::int64_t& result);
bool LibrarySoftMax(LibraryCall& call, std::int64_t& result);
bool LibraryNorm(LibraryCall& call, std::int64_t& result);
bool LibraryMath(LibraryCall& call, std::int64_t& result);

}  // namespace assay::device
