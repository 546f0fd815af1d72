// What moves buffers through queues and makes cores wait for each other, in the order in which it happens.
#pragma once

#include "analyzer/lift/handle-lifter.h"
#include "analyzer/lift/value-lifter.h"

namespace assay {

// Fills `out.steps`.
void LiftSteps(llvm::Function& function, ValueLifter& values, HandleLifter& handles, DeviceEvents& out);

}  // namespace assay
