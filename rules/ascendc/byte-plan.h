// The host's plan of the unified buffer against what the kernel sets up: `tile = UB_SIZE / 12` counts 12 bytes per
// element of a tile, and `InitBuffer(queue, 2, tile * sizeof(float))` takes eight of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/ascendc/calls.h"

namespace assay::rules {

struct BytePlan {
  std::int64_t used = 0;     // bytes an element that all buffers take
  std::int64_t planned = 0;  // bytes an element that the host divides by
  std::string buffers;       // "2 + 2 + 1 buffers of `tile * sizeof(float)`"
  Repair repair;             // divides by what is used
};

// Where all buffers of the file are made of one length, and the host makes that length by one division of the memory's
// size by fewer bytes than they take; together they take `need` of the `have` bytes. Not where the host sets tiling
// data and nothing of that division is in it.
std::optional<BytePlan> BytePlanOf(const ReplyFacts& reply, const SourceRange& where, std::int64_t need,
                                   std::int64_t have);

}  // namespace assay::rules
