// Splits a path into ranges of a dimension in which each choice in its tiling fields is decided: a product of a
// tile that is `length < 8192 ? length : 8192` and a number of cores that is a minimum is linear in each of them.
#pragma once

#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/ascendc/prove/shape-paths.h"

namespace assay {

// A partition of the path's shapes, each piece with its own example. Empty if there is nothing to split.
std::vector<ShapePath> PiecesOf(const ShapePath& path, const ShapeDomain& domain, const Contract& contract);

}  // namespace assay
