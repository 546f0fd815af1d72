// Casts between half and bfloat16, which the device's compiler accepts and Clang does not: in a copy of the input
// they go through float, so that the rest can be lowered.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/parse.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// Whether the error is about such a cast, spelled out as one.
bool IsHalfToBfloatCast(const ParseError& error);

struct CastsThroughFloat {
  Project project;
  struct Insertion {
    int file;
    std::uint32_t at;  // in the text as given
  };
  std::vector<Insertion> insertions;  // in order
};
// Nothing if no error is about such a cast.
std::optional<CastsThroughFloat> ThroughFloat(const Project& project, const std::vector<ParseError>& errors);

// Maps places of the copy back to the text as given.
void MoveBack(const CastsThroughFloat& copy, LoweredModule& module);

}  // namespace assay::ascendc
