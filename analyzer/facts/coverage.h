// How often a run wrote the elements of an output.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay {

// An output in equal parts; the last part may be shorter.
struct CoveragePart {
  std::int64_t never = 0;    // elements
  std::int64_t several = 0;  // elements
  std::int64_t wrong = 0;    // elements whose values differ from the reference
  std::int64_t core = -1;    // that wrote its first element; -1: none, or not known
};

struct OutputCoverage {
  std::string tensor;
  std::int64_t elements = 0;
  std::int64_t never = 0;  // no byte, or not every byte
  std::int64_t once = 0;
  std::int64_t several = 0;  // twice or more, by one core or by several
  // The first few ranges in the tensor's own indices, "[3, 1008..1023], [4..7, :]"; "" = none.
  std::string never_at;
  std::string several_at;
  std::int64_t part_elements = 0;
  std::vector<CoveragePart> parts;
};

}  // namespace assay
