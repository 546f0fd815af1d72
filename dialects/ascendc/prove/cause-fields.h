// Which lines of the host code decide what a fault of the kernel is about. The kernel is lifted with every field of the
// tiling data as an unknown: the fields that the addresses, sizes and loop counts at the fault's place depend on are
// its causes, and what computes or sets them are the lines to look at.
#pragma once

#include "analyzer/facts/facts.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// Fills Fault::causes of the run's faults. Leaves them empty where the kernel cannot be lifted, or the layout of the
// tiling data is not known (PlaceFields).
void NameCauses(const Facts& facts, const Contract& contract, PlannedRun& plan);

}  // namespace assay
