// Which faults of a task's run count. A task's kernel ran on a device before, under a framework whose allocator and
// whose tensors forgive some of what the simulator sees.
#pragma once

#include "dialects/ascendc/launch/aclnn.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// An access behind a tensor, of bytes that its allocation has: writes to what it is rounded up to, reads within the 2
// MiB that the framework's allocator maps at least.
bool StaysInAllocation(const Fault& fault);

// For a run whose whole result is right: what did no harm becomes advice.
void ForgiveHarmless(ShapeRun& run);

// An output that held values before the launch may keep them: leaving elements unwritten is no fault there.
void ForgiveKept(const ascendc::AclnnPlan& plan, const Contract& contract, ShapeRun& run);

}  // namespace assay
