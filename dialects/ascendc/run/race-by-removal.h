// Races that do not affect the result. An instruction that reads the target of an unfinished copy reads the old
// contents. If the outputs are the same even when that copy never happens, the race does no harm for these inputs:
// a clamp hides the difference, or the old bytes are as good as the new ones.
#pragma once

#include <vector>

#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// Turns the unordered reads among `faults` into advice if the outputs of `plan`, which were right, do not depend on
// them. Runs the kernel once more if there are such reads.
void ForgiveLateCopies(const PlannedRun& plan, std::vector<Fault>& faults);

}  // namespace assay
