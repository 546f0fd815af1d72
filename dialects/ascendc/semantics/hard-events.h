// Flags between the units of a core as data, for analyses that do not run code. The simulator has a table of its own
// (dialects/ascendc/device/pipe-events.h); a test keeps the two consistent.
#pragma once

#include <cstdint>

#include "analyzer/facts/core-flow.h"

namespace assay::ascendc {

// Event ids of one kind on architecture 2201 (QUE_MAX_EVENT; 4 on 910).
constexpr int kEventIds = 8;

// The unit of a number of pipe_t.
Unit UnitOfPipe(std::int64_t pipe);
// A HardEvent by its number; `number` is -1 if there is none.
Signal FindSignal(std::int64_t number);
// The event that signals that a buffer between two positions was filled (`forward`), or is free again.
Signal QueueSignal(std::int64_t source, std::int64_t destination, bool forward);

}  // namespace assay::ascendc
