// The results of ProveDefined and DefinedWalk: proved for all shapes, refuted at the smallest shape found.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/entail.h"
#include "solver/prove.h"
#include "solver/shapes.h"

namespace assay {

// Budgets of the walks.
struct DefinedLimits {
  std::uint64_t budget = 0;     // of all together
  std::vector<Effort> efforts;  // of trying shapes, one after the other
  WorkClock::time_point deadline;
  const std::vector<ProofResult>& asked;  // before: whether accesses stay inside their buffers
};

// `few`: all shapes, if there are few.
std::vector<ProofResult> DefinedForAll(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                       const Shapes& shapes, const std::optional<std::vector<Assignment>>& few,
                                       DefinedLimits limits);

// At the one shape of a launch without symbols; no result if nothing is read on chip.
std::vector<ProofResult> DefinedAtGiven(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                        const std::vector<ProofResult>& asked, std::uint64_t& budget);

// Whether every obligation about bounds of on-chip buffers is proved.
bool StaysInside(const std::vector<ProofResult>& results);
// An access outside its on-chip buffer may touch another one, and no obligation covers that order; queues order units
// only if their buffers pass through them in turn. Unless both are proved, no order is proved. What sets an output and
// what adds to it are asked about each by itself: unless cores are proved to wait for each other, neither counts.
void RestOnOthers(std::vector<ProofResult>& results);

}  // namespace assay
