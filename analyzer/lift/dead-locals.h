// Local variables that are written and never read, such as an object whose members have all become values.
#pragma once

#include <llvm/IR/Function.h>

namespace assay {

// Takes them away with the writes to them, those that hold their own or each other's address included. True where there
// were any.
bool RemoveDeadLocals(llvm::Function& function);

}  // namespace assay
