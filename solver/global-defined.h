// Whether what is read of outputs and of the workspace was written before: they hold anything when the kernel starts.
// Either the core itself wrote all of it, in the same round or before the loops, or all cores together wrote the tensor
// from its beginning on, before anything is read of it. That the cores wait for each other then is asked elsewhere.
#pragma once

#include <functional>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "solver/entail.h"

namespace assay {

// One result for each place that reads such a tensor, proved or open. `sample`: a large shape, as for ProveChain.
std::vector<ProofResult> ReadsOfWritten(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                        const Assignment& sample, const std::function<bool()>& late);

}  // namespace assay
