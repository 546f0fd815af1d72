// Kernels whose cores take one tile each, where there are more tiles than cores.
#pragma once

#include <optional>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `start = core * tile; if (start >= total) return;` and what follows: done for every tile that is left, in steps of as
// many tiles as there are cores. Nothing where the text has no such place, or several.
std::optional<Repair> EveryTileOfACore(const ReplyFacts& reply);

}  // namespace assay::rules
