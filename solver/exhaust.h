// Domains of few shapes: every one of them is walked, core by core and round by round, so that arithmetic no prover
// follows does no harm.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"

namespace assay {

// Every combination of values of `symbols` that the hypotheses over them alone allow; nothing where there are more than
// `most` to look at.
std::optional<std::vector<Assignment>> AllShapes(const DeviceEvents& events, const std::vector<SymbolId>& symbols,
                                                 std::size_t most);

// The obligations of one loop nest, each as what would break it.
struct Exhausted {
  std::string why;  // it could not be walked to the end; empty: what is not broken holds
  std::vector<std::optional<Assignment>> broken;  // by violation: the first instance that breaks it
};

// `budget` counts evaluated expression nodes and shrinks.
Exhausted WalkShapes(const DeviceEvents& events, const std::vector<int>& loops,
                     const std::vector<std::vector<Expr>>& violations, const std::vector<Assignment>& shapes,
                     std::uint64_t& budget);

}  // namespace assay
