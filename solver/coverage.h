// Which core writes which bytes of each output, found by walking all cores and iterations of a concrete launch,
// or of a symbolic one at the dimensions `fixed`. `spent` is the cost.
#pragma once

#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "solver/prove.h"

namespace assay {

std::vector<ProofResult> ProveCoverage(const DeviceEvents& events, const LaunchValues& launch,
                                       const ProveBudget& budget, const Assignment& fixed = {},
                                       std::uint64_t* spent = nullptr);

}  // namespace assay
