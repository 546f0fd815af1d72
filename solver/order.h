// Every flag is set and waited for in pairs, and happens-before orders all accesses of a core's units to the same
// bytes.
#pragma once

#include <set>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/proof.h"
#include "solver/entail.h"
#include "solver/prove.h"
#include "solver/shapes.h"

namespace assay {

// For a symbolic launch. Refuted only if a walk at a shape shows it; otherwise an unproved obligation is
// undecided. `once`: arguments that are written at most once per byte.
std::vector<ProofResult> ProveOrder(const DeviceEvents& events, const Shapes* shapes, Entailment& entailment,
                                    std::uint64_t steps, WorkClock::time_point deadline, const std::set<int>& once);

}  // namespace assay
