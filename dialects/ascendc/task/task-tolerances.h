// Which faults of a task's run count. A task's kernel was run on a device before, under a framework whose allocator
// and tensors tolerate some of what the simulator reports.
#pragma once

#include "dialects/ascendc/launch/aclnn.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

// An access after a tensor, within its allocation: writes up to the rounded-up size, reads within the 2 MiB that the
// framework's allocator maps at least.
bool StaysInAllocation(const Fault& fault);

// For a run whose whole result is right: harmless faults become advice.
void ForgiveHarmless(ShapeRun& run);

// An output that held values before the launch may keep them: leaving elements unwritten is no fault there.
void ForgiveKept(const ascendc::AclnnPlan& plan, const Contract& contract, ShapeRun& run);

}  // namespace assay
