// Proofs for every shape of a contract: each way through the host code is lifted and proved by itself, and what is
// refuted is run at the shape that refutes it.
#pragma once

#include <vector>

#include "analyzer/driver/run-plan.h"
#include "analyzer/facts/proof.h"
#include "solver/prove.h"

namespace assay {

using Deadline = WorkClock::time_point;

struct ShapeLimits {
  bool parts = false;  // parts of the domain are sought that are proved, where the whole is not
  double seconds = 0;  // what is not decided by then stays open; 0 = as long as the budgets last
};

// Fills `out.shapes`. Runs of counterexamples that show a fault go to `replays`, smallest first.
void ProveShapes(const RunInputs& inputs, const ShapeLimits& limits, ProofFacts& out, std::vector<ShapeRun>& replays);

// One domain by itself, up to the first obligation that is refuted; no counterexample is run.
void ProveDomain(const RunInputs& inputs, Deadline deadline, ShapeProof& out);

}  // namespace assay
