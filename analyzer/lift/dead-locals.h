// Local variables that need not stay: what is read of them is known, or nothing is.
#pragma once

#include <llvm/IR/Function.h>

#include <cstdint>

namespace assay {

namespace lift {
class Semantics;
}

// Takes them away with the writes to them, those that hold their own or each other's address included. True where there
// were any.
bool RemoveDeadLocals(llvm::Function& function);

// Reads of variables that the entry block fills, where each of `cores` cores finds the same: by a place that is
// constant or grows with the number of the core. True where there were any.
bool FoldLocalReads(const lift::Semantics& semantics, llvm::Function& function, std::int64_t cores);

}  // namespace assay
