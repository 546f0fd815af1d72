// What an exploration has to distinguish, read off the events before it starts: rounds of loops, tests worth
// remembering, and buffers that scalar code accesses.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/rounds.h"

namespace assay {

// By loop.
struct RoundsToldApart {
  std::vector<RoundClasses> loops;
  std::vector<bool> single_exit;
};

// The events outlive them. Without a solver to ask, `asked` is false: all rounds are one class.
RoundsToldApart TellRoundsApart(const DeviceEvents& events, bool asked);

// The same for a test and its opposite.
std::uint32_t SameTest(ExprPool& pool, Expr test);
// By SameTest: tests made in several places, or about what others are about, too.
std::set<std::uint32_t> TestsToRemember(const DeviceEvents& events, bool asked);

// By block: how many operations the blocks before it have.
std::vector<int> FirstPositions(const CoreFlow& flow);
// Buffers that scalar code accesses.
std::set<int> ScalarBuffers(const DeviceEvents& events);

}  // namespace assay
