// Runs that are cut short: of only those cores that a contract names, and on tensors that are too large for their
// values.
#pragma once

#include <cstdint>
#include <vector>

#include "analyzer/facts/contract.h"
#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// The contract's cores as numbers of this launch, ascending; a number that there is no core for stays outside of them.
std::vector<int> ChosenCores(const Contract& contract, std::int64_t blocks);

// Bounds the steps of each core, and what is judged of its accesses.
void LimitToChosenCores(KernelRequest& request);

// Bounds a run that is made for faults alone, on zeros: by so many seconds of processor time, 0 for the usual number.
void LimitWithoutValues(KernelRequest& request, int seconds = 0);

}  // namespace assay
