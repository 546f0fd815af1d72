// Smaller shapes for cases that are too large to be simulated whole: sizes that the case's text names are replaced by
// smaller ones with the same remainders, so that the division into tiles, cores and tails is preserved.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/source/project.h"
#include "reference/value.h"

namespace assay {

struct Scaling {
  // One number of the case's text. In a row of a table equal numbers are one size, since shapes repeat each other
  // there; in a module each number is a separate size, since it gives a value to a name.
  struct Size {
    std::int64_t from = 0;  // as written
    std::int64_t to = 0;    // as run
    int place = -1;         // which number of the module's constant lines; -1: every number of this value
    std::string name = {};  // that the module's line gives the value to, where it names one
  };
  std::vector<Size> sizes;

  bool none() const { return sizes.empty(); }
  // The new value of a number in a table.
  std::int64_t Of(std::int64_t size) const;
  // Integers inside the cell, text included.
  Value Of(const Value& cell) const;
  // Whether some size of this value was made smaller.
  bool Changes(std::int64_t size) const;
  std::string Key() const;   // the same for equal scalings alone
  std::string Text() const;  // "4096 as 64, `rows` 393216 as 15936"
};

// A number up to `most` with the remainder of `size` modulo 192 (48 cores, 64 lanes) or, if there is none, modulo 48 or
// 16, and with as many of its factors of two as fit: kernels that need whole blocks get them. At least 16; `size` if
// there is none.
std::int64_t ScaledSize(std::int64_t size, std::int64_t most);

// Sizes worth scaling in a row of a table, in order, without duplicates.
std::vector<Scaling::Size> SizesIn(const ValueList& cells);
// The same for a module's lines that give values to names outside of functions and classes; each number by itself.
std::vector<Scaling::Size> SizesInModule(const std::string& module);
// The module with the numbers of those lines scaled.
std::string ScaleConstants(const std::string& module, const Scaling& scaling);

// Whether equal sizes stay equal, and a size that divides another still does, with the same quotient if one of the two
// is unchanged: groups, heads, tiles of the case's own. The first size is the number of samples, which has no fixed
// ratio to the others.
bool KeepsProportions(const std::vector<Scaling::Size>& sizes, const Scaling& scaling);

// Whether a scaled size occurs in the code itself, so that a smaller shape is another program: numbers that are too
// odd or too large to be the length of a tile.
bool CodeNames(const Project& project, const Scaling& scaling);

}  // namespace assay
