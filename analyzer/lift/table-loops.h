// Loops that have to be unrolled before a kernel's local arrays can be promoted to values.
#pragma once

#include <llvm/IR/Function.h>

namespace assay {

// Marks loops with few iterations that index local arrays, so that they are unrolled whatever their size. False if
// there is none.
bool MarkTableLoops(llvm::Function& function);

}  // namespace assay
