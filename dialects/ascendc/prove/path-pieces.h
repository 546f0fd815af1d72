// A way cut into ranges of a dimension in which each choice in its tiling fields goes one way: a product of a tile that
// is `length < 8192 ? length : 8192` and a number of cores that is a minimum is linear in each of them.
#pragma once

#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/ascendc/prove/shape-paths.h"

namespace assay {

// Together they hold the shapes of the way and no others, each with an example of its own. Empty: there is nothing to
// cut.
std::vector<ShapePath> PiecesOf(const ShapePath& path, const ShapeDomain& domain, const Contract& contract);

}  // namespace assay
