// Shapes made of a vector of dimensions, or of how many they are, which no constructor of gert::Shape takes.
#pragma once

#include <optional>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `*y = gert::Shape(dims);` with a vector `dims`, and `gert::Shape y(dims.size());`, by their line.
std::optional<Repair> ShapeOfList(const ReplyFacts& reply, const SourceRange& line);

}  // namespace assay::rules
