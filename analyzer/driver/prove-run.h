// The solver over the kernel of one run: lifts it under the run's launch values, proves what it can, and marks which
// refutations the simulator has shown as well.
#pragma once

#include "analyzer/driver/run-plan.h"
#include "analyzer/facts/proof.h"

namespace assay {

void ProveRun(const PlannedRun& plan, ProofFacts& out);

// Whether a run had the fault that the result tells of: at its place, or anywhere for what has no single place.
bool Shown(const ProofResult& result, const std::vector<Fault>& faults);

}  // namespace assay
