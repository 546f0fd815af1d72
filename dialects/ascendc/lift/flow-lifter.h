// The flow graph of a core's operations (DeviceEvents::flow).
#pragma once

#include <map>

#include "analyzer/lift/handle-lifter.h"
#include "analyzer/lift/value-lifter.h"

namespace assay::ascendc {

// Fills `out.flow`; `event_of` are the accesses that became events.
void LiftFlow(llvm::Function& function, ValueLifter& values, HandleLifter& handles,
              const std::map<const llvm::CallInst*, int>& event_of, DeviceEvents& out);

}  // namespace assay::ascendc
