// How often a run wrote the elements of an output.
#pragma once

#include <cstdint>
#include <string>

namespace assay {

struct OutputCoverage {
  std::string tensor;
  std::int64_t elements = 0;
  std::int64_t never = 0;  // no byte, or not every byte
  std::int64_t once = 0;
  std::int64_t several = 0;  // twice or more, by one core or by several
  // The first few ranges in the tensor's own indices, "[3, 1008..1023], [4..7, :]"; "" = none.
  std::string never_at;
  std::string several_at;
};

}  // namespace assay
