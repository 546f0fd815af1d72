// Undefined bytes that reach an output through scalar code. The simulator follows them through instructions, byte by
// byte, and notes where scalar code read some (facts: "through"). Running the kernel once more with other bytes in
// their place shows whether that mattered: outputs that differ were computed from them.
#pragma once

#include "dialects/ascendc/worker/kernel-run.h"

namespace assay {

// Turns those notes in `result` into faults whose bytes the outputs depend on. Runs the kernel again if there are
// notes and no fault.
void FollowUndefinedBytes(const KernelRequest& request, KernelResult& result);

}  // namespace assay
