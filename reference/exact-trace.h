// The results of a run that followed exact values, for explaining a mismatch. Plain memory: it crosses a process
// boundary.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/facts/dtype.h"

namespace assay {

enum class DriftKind : std::int32_t {
  kNone,
  kRounding,      // the result does not fit the dtype's precision
  kCancellation,  // an addition whose result is far smaller than its operands
  kOverflow,      // infinite or NaN, and the exact result is a number
  kUnderflow,     // zero, and the exact result is not
  kSaturation,    // a conversion that stopped at the end of an integer's range
  kWrap           // an integer that wrapped around
};

// An element after an instruction that moved it further from its exact value than the tolerance.
struct ExactBirth {
  DriftKind kind = DriftKind::kNone;
  std::int32_t location = -1;  // index of LoweredModule::locations
  std::int32_t core = -1;
  std::uint32_t tile = 0;     // how often the core had been at this place, from 0
  std::int64_t element = -1;  // within the instruction
  Dtype dtype = Dtype::kF32;  // of the result
  std::int32_t operands = 0;
  double stored = 0, exact = 0;
  double a = 0, b = 0;  // operands as stored
};

// An instruction that wrote output elements.
struct ExactWriter {
  std::int32_t location = -1;
  std::int32_t core = -1;
  std::uint32_t tile = 0;
};

// The largest relative error of an element after the calls of one place, on one core.
struct ExactGrowth {
  std::int32_t location = -1;
  std::int32_t core = -1;
  double error = 0;  // infinite where only one of the two values is a number
};

struct ExactElement {
  double exact = 0;
  std::uint32_t birth = 0;   // 0: none
  std::uint32_t writer = 0;  // 0: none
  bool written = false;
  bool undefined = false;  // came from unwritten memory
};

// Births and writers beyond this limit share the first record of their place and core.
constexpr std::size_t kMaxExactRecords = std::size_t{1} << 18;

// Places beyond this are left out of the growth.
constexpr std::size_t kMaxExactGrowth = 4096;

struct ExactTrace {
  std::vector<std::vector<ExactElement>> outputs;
  std::vector<ExactBirth> births;    // [0] means none
  std::vector<ExactWriter> writers;  // [0] means none
  std::vector<ExactGrowth> growth;   // in the order in which each core came to the places
  std::int64_t scalars = 0;          // values that scalar code read out of local memory
  std::uint32_t scalar_birth = 0;    // the first of them that had drifted apart
  std::int64_t unfollowed = 0;       // instructions on real numbers whose results count as they were stored
};

}  // namespace assay
