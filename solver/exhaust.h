// Domains of few shapes: every one of them is walked, core by core and round by round, so that arithmetic no prover
// follows does no harm.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/prove.h"

namespace assay {

// Every combination of values of `symbols` that the hypotheses over them alone allow; nothing where there are more than
// `most` to look at.
std::optional<std::vector<Assignment>> AllShapes(const DeviceEvents& events, const std::vector<SymbolId>& symbols,
                                                 std::size_t most);

// What would break an obligation, in its loop nest.
struct Violated {
  std::size_t index = 0;  // whatever the caller knows it by
  std::vector<int> loops;
  std::vector<Expr> holds;  // all of them at once
};

struct Walked {
  std::size_t index = 0;
  std::string why;                   // it could not be walked to the end
  std::optional<Assignment> broken;  // the first instance that breaks it; neither: none does
};

// Every core and round at every shape, the obligations of one nest together. Those that mention an unknown value are
// left out. `budget` counts evaluated expression nodes and shrinks.
std::vector<Walked> WalkShapes(const DeviceEvents& events, const std::vector<Violated>& open,
                               const std::vector<Assignment>& shapes, std::uint64_t& budget,
                               WorkClock::time_point deadline);

}  // namespace assay
