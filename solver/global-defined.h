// Whether outputs and the workspace are written before they are read: their initial contents are arbitrary. Either the
// core itself wrote all of it, in the same round or before the loops, or all cores together wrote the tensor from its
// beginning on, before any of it is read. That the cores synchronise in between is a separate obligation.
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "solver/entail.h"

namespace assay {

// One result per place that reads such a tensor, proved or open. `sample`: a large shape, as for ProveChain.
std::vector<ProofResult> ReadsOfWritten(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                        const Assignment& sample, const std::function<bool()>& late);

}  // namespace assay
