// Undefined bytes that reach an output by way of scalar code. The simulator follows them through instructions, byte by
// byte, and notes where scalar code read some (facts: "through"). Whether that mattered is told by running the
// kernel once more with other bytes in their place: what comes out differently was computed from them.
#pragma once

#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// Makes faults of the notes in `result` whose bytes the outputs depend on. Runs the kernel again where there are notes
// and no fault.
void FollowUndefinedBytes(const KernelRequest& request, KernelResult& result);

}  // namespace assay
