// Proofs for every shape of a contract: each way through the host code is lifted and proved by itself, and what is
// refuted is run at the shape that refutes it.
#pragma once

#include <vector>

#include "analyzer/driver/run-plan.h"
#include "analyzer/facts/proof.h"

namespace assay {

// Fills `out.shapes`. Runs of counterexamples that show a fault go to `replays`, smallest first. With `part`, a part of
// the domain is sought where nothing is refuted.
void ProveShapes(const RunInputs& inputs, bool part, ProofFacts& out, std::vector<ShapeRun>& replays);

}  // namespace assay
