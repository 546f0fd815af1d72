// What the front end makes of one translation unit for the simulator and the lift.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

// Host variables that are never set get their value from the run: byte by number of their place, modulo the length.
constexpr std::size_t kUnsetBytes = 4096;

// One lowered module: LLVM bitcode whose calls are the dialect's device intrinsics, and the places that
// assay_loc(i) marks stand for.
struct LoweredModule {
  std::string bitcode;
  std::vector<std::string> further;  // other translation units of the same program
  std::string cube_bitcode;          // the same unit as matrix cores run it; empty if it contains nothing for them
  struct Location {
    SourceRange range;
    std::vector<SourceRange> callers;  // innermost first
  };
  std::vector<Location> locations;
  std::vector<std::size_t> unset;  // places of host variables that code reads before it sets them on some way
};

}  // namespace assay
