// What ProveDefined and DefinedWalk come to, as results: proved for all shapes, refuted at the smallest shape found.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/entail.h"
#include "solver/prove.h"
#include "solver/shapes.h"

namespace assay {

// What walks may cost.
struct DefinedLimits {
  std::uint64_t budget = 0;     // of all together
  std::vector<Effort> efforts;  // of trying shapes, one after the other
  WorkClock::time_point deadline;
  const std::vector<ProofResult>& asked;  // before: whether accesses stay inside their buffers
};

// `few`: all shapes, where they are few.
std::vector<ProofResult> DefinedForAll(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                       const Shapes& shapes, const std::optional<std::vector<Assignment>>& few,
                                       DefinedLimits limits);

// At the one shape of a launch without symbols; none where nothing is read on chip.
std::vector<ProofResult> DefinedAtGiven(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                        const std::vector<ProofResult>& asked, std::uint64_t& budget);

// Whether all that is asked of bounds of on-chip buffers is proved.
bool StaysInside(const std::vector<ProofResult>& results);
// What leaves its on-chip buffer meets bytes of others, whose order nobody asked about, and queues order units where
// buffers go through them in turn: no order is proved otherwise.
void RestOnOthers(std::vector<ProofResult>& results);

}  // namespace assay
