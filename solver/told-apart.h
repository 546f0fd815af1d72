// What an exploration has to distinguish, derived from the events before it starts: rounds of loops, tests
// worth remembering, and buffers that scalar code accesses.
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

// The events outlive them. Without a solver, `asked` is false: all rounds are one class.
RoundsToldApart TellRoundsApart(const DeviceEvents& events, bool asked);

// The same for a test and its opposite.
std::uint32_t SameTest(ExprPool& pool, Expr test);
// By SameTest: tests made in several places, or that share their subject with others.
std::set<std::uint32_t> TestsToRemember(const DeviceEvents& events, bool asked);

// Per block, the position of its first operation. What can come after something else in the same rounds of the loops
// around both has the higher position; the order in which a compiler lays blocks out says nothing.
std::vector<int> FirstPositions(const CoreFlow& flow);
// Buffers that scalar code accesses.
std::set<int> ScalarBuffers(const DeviceEvents& events);

}  // namespace assay
