// Every instance of an event: all cores, all iterations of the loops around it, in order.
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/events.h"

namespace assay {

struct InstanceWalk {
  enum class End { kDone, kStopped, kBudget, kApproximation, kOverflow } end = End::kDone;
};

// Calls `visit` with the values of `roots` for each instance whose loop and own guards hold, together with the value of
// every symbol. `fixed` gives the dimensions of a symbolic launch. `visit` returns false to stop. `budget` counts
// evaluated expression nodes and shrinks.
InstanceWalk WalkInstances(
    const DeviceEvents& events, const std::vector<int>& loops, const std::vector<Expr>& guards,
    const std::vector<Expr>& roots, std::uint64_t& budget,
    const std::function<bool(const std::vector<WideInt>& roots, const std::vector<WideInt>& symbols)>& visit,
    const Assignment& fixed = {});

}  // namespace assay
