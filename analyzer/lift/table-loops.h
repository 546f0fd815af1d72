// Loops that have to be unrolled before a kernel's own variables dissolve.
#pragma once

#include <llvm/IR/Function.h>

namespace assay {

// Marks loops of few rounds that go through local arrays, so that unrolling takes them whatever their size. False where
// there is none.
bool MarkTableLoops(llvm::Function& function);

}  // namespace assay
