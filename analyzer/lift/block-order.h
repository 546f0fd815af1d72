// An execution order of a function's blocks in which the blocks of a loop are consecutive.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>

#include <vector>

namespace assay {

std::vector<llvm::BasicBlock*> BlocksInOrder(llvm::Function& function, llvm::LoopInfo& loops);

}  // namespace assay
