// Prove for a launch with symbols: obligations speak of all inputs of its domain; what fails is shown by the smallest
// input found.
#pragma once

#include <vector>

#include "solver/prove.h"

namespace assay {

ProofFacts ProveForAll(const DeviceEvents& events, const LaunchValues& launch, const ProveBudget& budget);

// Orders by place, kind and text, merges equal ones; the worst status stays.
std::vector<ProofResult> MergeResults(std::vector<ProofResult> results);

}  // namespace assay
