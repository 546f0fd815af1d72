// The order in which the blocks of a function happen, those of a loop one behind the other.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>

#include <vector>

namespace assay {

std::vector<llvm::BasicBlock*> BlocksInOrder(llvm::Function& function, llvm::LoopInfo& loops);

}  // namespace assay
