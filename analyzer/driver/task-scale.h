// Smaller shapes for cases that are too large to be simulated whole: sizes that the case's text names are replaced by
// smaller ones with the same remainders, so that tiles, cores and tails fall as they did.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/harness/value.h"
#include "analyzer/source/project.h"

namespace assay {

struct Scaling {
  std::vector<std::pair<std::int64_t, std::int64_t>> sizes;  // as written, as run

  bool none() const { return sizes.empty(); }
  std::int64_t Of(std::int64_t size) const;
  // Integers inside the cell, text included.
  Value Of(const Value& cell) const;
  std::string Text() const;  // "4096 as 64, 393216 as 15936"
};

// A number up to `most` with the remainder of `size` modulo 192 (48 cores, 64 lanes) or, where there is none, modulo 48
// or 16, and with as many of its factors of two as fit: kernels that ask for whole blocks get them. At least 16; `size`
// where there is none.
std::int64_t ScaledSize(std::int64_t size, std::int64_t most);

// Sizes worth scaling that a row of a table names, in its order, each once.
std::vector<std::int64_t> SizesIn(const ValueList& cells);

// The lines of a module that give values to names outside of functions and classes, and the module with the numbers in
// them scaled.
std::string ConstantLines(const std::string& module);
std::string ScaleConstants(const std::string& module, const Scaling& scaling);

// Whether no size that stays as it is divides one that was scaled. The first size is the number of samples, which
// stands in no proportion to the others.
bool KeepsProportions(const std::vector<std::int64_t>& sizes, const Scaling& scaling);

// Whether a size that was scaled stands in the code itself, so that a smaller shape is another program: numbers that
// are too odd or too large for the length of a tile.
bool CodeNames(const Project& project, const Scaling& scaling);

}  // namespace assay
