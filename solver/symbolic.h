// Proofs for a launch with symbols: obligations quantify over all inputs of its domain; a refutation comes with
// the smallest input found.
#pragma once

#include <vector>

#include "solver/prove.h"

namespace assay {

ProofFacts ProveForAll(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget);

// Orders by place, kind and text, and merges equal ones, keeping the worst status.
std::vector<ProofResult> MergeResults(std::vector<ProofResult> results);

}  // namespace assay
