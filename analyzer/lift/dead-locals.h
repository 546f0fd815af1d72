// Removes local variables: those never read, and those whose reads are known.
#pragma once

#include <llvm/IR/Function.h>

#include <cstdint>

namespace assay {

namespace lift {
class Semantics;
}

// Removes variables that are never read, with the writes to them, even if they hold their own or each other's address.
// True if there were any.
bool RemoveDeadLocals(llvm::Function& function);

// Replaces reads of variables that the entry block fills, at an offset that is constant or grows with the core's
// number, if all `cores` cores read the same value. True if there were any.
bool FoldLocalReads(const lift::Semantics& semantics, llvm::Function& function, std::int64_t cores);

}  // namespace assay
