// A local array indexed by a loop variable stays in memory as a whole, and so does everything in the same struct.
#include "analyzer/lift/table-loops.h"

#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>
#include <llvm/TargetParser/Triple.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

namespace assay {
namespace {

constexpr unsigned kMostRounds = 64;
constexpr std::size_t kMostInstructions = 8192;  // after unrolling

// An offset in a local variable that differs from iteration to iteration.
bool Moves(const llvm::Value* pointer) {
  while (const auto* gep = llvm::dyn_cast<llvm::GEPOperator>(pointer)) {
    if (!gep->hasAllConstantIndices()) return llvm::isa<llvm::AllocaInst>(llvm::getUnderlyingObject(gep));
    pointer = gep->getPointerOperand();
  }
  const auto* phi = llvm::dyn_cast<llvm::PHINode>(pointer);
  return phi != nullptr && llvm::isa<llvm::AllocaInst>(llvm::getUnderlyingObject(phi->getIncomingValue(0)));
}

bool GoesThroughArray(const llvm::Loop& loop) {
  for (const llvm::BasicBlock* block : loop.blocks()) {
    for (const llvm::Instruction& instruction : *block) {
      if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
        if (Moves(load->getPointerOperand())) return true;
      }
      if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
        if (Moves(store->getPointerOperand())) return true;
      }
    }
  }
  return false;
}

std::size_t SizeOf(const llvm::Loop& loop) {
  std::size_t size = 0;
  for (const llvm::BasicBlock* block : loop.blocks()) size += block->size();
  return size;
}

}  // namespace

bool MarkTableLoops(llvm::Function& function) {
  llvm::DominatorTree dominators(function);
  llvm::LoopInfo loops(dominators);
  const llvm::TargetLibraryInfoImpl library_impl(llvm::Triple(function.getParent()->getTargetTriple()));
  llvm::TargetLibraryInfo library(library_impl, &function);
  llvm::AssumptionCache assumptions(function);
  llvm::ScalarEvolution scev(function, library, assumptions, dominators, loops);
  bool marked = false;
  for (llvm::Loop* loop : loops.getLoopsInPreorder()) {
    const unsigned rounds = scev.getSmallConstantTripCount(loop);
    if (rounds == 0 || rounds > kMostRounds || rounds * SizeOf(*loop) > kMostInstructions) continue;
    if (!GoesThroughArray(*loop)) continue;
    llvm::addStringMetadataToLoop(loop, "llvm.loop.unroll.full");
    marked = true;
  }
  return marked;
}

}  // namespace assay
