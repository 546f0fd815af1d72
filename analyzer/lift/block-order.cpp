// Topological order of a function in which each loop counts as one block, applied recursively inside each loop.
#include "analyzer/lift/block-order.h"

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/CFG.h>

#include <set>
#include <utility>

namespace assay {
namespace {

class Blocks {
 public:
  explicit Blocks(llvm::LoopInfo& loops) : loops_(loops) {}

  std::vector<llvm::BasicBlock*> InOrder(llvm::Function& function) {
    Region(nullptr, &function.getEntryBlock());
    return std::move(out_);
  }

 private:
  // The loop directly inside `region` that contains the block; null if there is none.
  llvm::Loop* Inner(const llvm::Loop* region, const llvm::BasicBlock* block) const {
    llvm::Loop* inner = nullptr;
    for (llvm::Loop* at = loops_.getLoopFor(block); at != region && at; at = at->getParentLoop()) inner = at;
    return inner;
  }

  void Region(llvm::Loop* region, llvm::BasicBlock* start) {
    std::set<const llvm::BasicBlock*> seen;
    std::vector<llvm::BasicBlock*> after;
    Visit(region, start, seen, after);
    for (auto at = after.rbegin(); at != after.rend(); ++at) {
      llvm::Loop* inner = Inner(region, *at);
      if (inner) {
        Region(inner, *at);
      } else {
        out_.push_back(*at);
      }
    }
  }

  // `block` is the region's own, or the header of a loop in it.
  void Visit(llvm::Loop* region, llvm::BasicBlock* block, std::set<const llvm::BasicBlock*>& seen,
             std::vector<llvm::BasicBlock*>& after) {
    if (!seen.insert(block).second) return;
    llvm::SmallVector<llvm::BasicBlock*, 4> next;
    if (llvm::Loop* inner = Inner(region, block)) {
      inner->getUniqueExitBlocks(next);
    } else {
      next.append(llvm::succ_begin(block), llvm::succ_end(block));
    }
    for (llvm::BasicBlock* to : next) {
      if (region && (!region->contains(to) || to == region->getHeader())) continue;
      llvm::Loop* inner = Inner(region, to);
      Visit(region, inner ? inner->getHeader() : to, seen, after);
    }
    after.push_back(block);
  }

  llvm::LoopInfo& loops_;
  std::vector<llvm::BasicBlock*> out_;
};

}  // namespace

std::vector<llvm::BasicBlock*> BlocksInOrder(llvm::Function& function, llvm::LoopInfo& loops) {
  return Blocks(loops).InOrder(function);
}

}  // namespace assay
