// Enumerates domains of few shapes, core by core and round by round, so that hard arithmetic does not matter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/prove.h"

namespace assay {

// Every combination of values of `symbols` that satisfies the hypotheses over these symbols alone; nullopt if more than
// `most` would have to be tried.
std::optional<std::vector<Assignment>> AllShapes(const DeviceEvents& events, const std::vector<SymbolId>& symbols,
                                                 std::size_t most);

// A violation of an obligation, in its loop nest.
struct Violated {
  std::size_t index = 0;  // the caller's name for it
  std::vector<int> loops;
  std::vector<Expr> holds;  // all of them at once
};

struct Walked {
  std::size_t index = 0;
  std::string why;                   // not empty: it could not be enumerated to the end
  std::optional<Assignment> broken;  // the first instance that violates it; neither: none does
};

// Checks every core and round at every shape, all obligations of one nest together. Those that mention an unknown
// value are left out. `budget` counts evaluated expression nodes and shrinks.
std::vector<Walked> WalkShapes(const DeviceEvents& events, const std::vector<Violated>& open,
                               const std::vector<Assignment>& shapes, std::uint64_t& budget,
                               WorkClock::time_point deadline);

}  // namespace assay
