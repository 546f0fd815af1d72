// Queue operations and barriers of cores, in program order.
#pragma once

#include "analyzer/lift/handle-lifter.h"
#include "analyzer/lift/value-lifter.h"

namespace assay {

// Fills `out.steps`.
void LiftSteps(llvm::Function& function, ValueLifter& values, HandleLifter& handles, DeviceEvents& out);

}  // namespace assay
