// What an exploration has to distinguish, derived from the events before it starts: rounds of loops, tests
// worth remembering, and buffers that scalar code accesses.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>
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

// Which blocks can come after others in the same rounds of the loops around both. The order of the list says nothing:
// what follows a loop may be listed before its body.
class InRound {
 public:
  explicit InRound(const CoreFlow& flow) : flow_(flow) {}
  bool Follows(int from, int to);

 private:
  const CoreFlow& flow_;
  std::map<std::pair<int, int>, bool> known_;
};

// Buffers that scalar code accesses.
std::set<int> ScalarBuffers(const DeviceEvents& events);

}  // namespace assay
