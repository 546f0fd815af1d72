// Races that cannot be seen in the result. An instruction that reads what a copy still brings reads what lay there
// before. Where the outputs are the same even if that copy never brings anything, the race does no harm for these
// inputs: a clamp swallows the difference, or the old bytes are as good as the new ones.
#pragma once

#include <vector>

#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// Makes advice of the unordered reads among `faults` that leave the outputs of `plan`, which were right, as they are.
// Runs the kernel once more where there are such reads.
void ForgiveLateCopies(const PlannedRun& plan, std::vector<Fault>& faults);

}  // namespace assay
