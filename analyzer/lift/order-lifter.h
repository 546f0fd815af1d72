// Events and steps in program order, and which step took each tensor out of its queue.
#pragma once

#include <llvm/IR/Instructions.h>

#include <map>

#include "analyzer/lift/value-lifter.h"

namespace assay {

// `events` maps each call that became an event to its number. Steps must be lifted first.
void LiftOrder(llvm::Function& function, const std::map<const llvm::CallInst*, int>& events, ValueLifter& values,
               DeviceEvents& out);

}  // namespace assay
