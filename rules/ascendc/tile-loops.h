// Kernels whose cores take one tile each, where there are more tiles than cores.
#pragma once

#include <optional>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `start = core * tile; if (start >= total) return;` and what follows: repeated for every remaining tile, in steps of
// the number of cores. Nullopt if the text has no such place, or several.
std::optional<Repair> EveryTileOfACore(const ReplyFacts& reply);

}  // namespace assay::rules
