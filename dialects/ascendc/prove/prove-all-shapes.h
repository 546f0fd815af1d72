// Proofs for every shape of a contract: each path through the host code is lifted and proved separately, and a
// refutation is replayed at the shape that refutes it.
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/proof.h"
#include "dialects/ascendc/run/run-plan.h"
#include "solver/prove.h"

namespace assay {

using Deadline = WorkClock::time_point;

struct ShapeLimits {
  bool parts = false;  // look for smaller domains that can be proved where the whole cannot
  double seconds = 0;  // what is not decided by then remains open; 0 = as long as the budgets last
  bool table = false;  // every obligation is shown, not only what the verdict says of them
  bool probe = true;   // runs at chosen shapes; without them nothing is claimed
};

// Fills `out.shapes`. Runs of counterexamples and of chosen shapes that show a fault go to `replays`. Without a table
// fewer shapes are chosen, and none if nothing can be claimed of the domain. `on_whole` is called before parts of the
// domain are tried.
void ProveShapes(const RunInputs& inputs, const ShapeLimits& limits, ProofFacts& out, std::vector<ShapeRun>& replays,
                 const std::function<void()>& on_whole);

// One domain by itself, up to the first refuted obligation; no counterexample is run.
void ProveDomain(const RunInputs& inputs, Deadline deadline, ShapeProof& out);

}  // namespace assay
