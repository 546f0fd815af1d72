// Shortened runs: of only those cores that a contract names, and on tensors that are too large for their values.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// The contract's cores as numbers of this launch, ascending; a number without a core is left out of range.
std::vector<int> ChosenCores(const Contract& contract, std::int64_t blocks);

// Bounds the steps of each core, and the accesses that are judged.
void LimitToChosenCores(KernelRequest& request);

// Bounds a run that only looks for faults, on zeros: by steps that take about this many seconds of processor time, 0
// for the usual number.
void LimitWithoutValues(KernelRequest& request, int seconds = 0);

}  // namespace assay
