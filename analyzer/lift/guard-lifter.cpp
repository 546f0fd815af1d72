// When a block runs: conditions on the branches between a block and its dominator, over the control flow graph without
// back edges. A loop that is left has ended, so what is inside it says nothing about what follows.
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>

#include <set>

#include "analyzer/lift/value-lifter.h"

namespace assay {

llvm::Loop* ValueLifter::LoopLeft(llvm::BasicBlock* inside, const llvm::BasicBlock* outside) const {
  llvm::Loop* left = nullptr;
  for (llvm::Loop* loop = loop_info_.getLoopFor(inside); loop && !loop->contains(outside);
       loop = loop->getParentLoop()) {
    left = loop;
  }
  return left;
}

bool ValueLifter::SingleExit(const llvm::Loop* loop, const llvm::BasicBlock* target) {
  return loop->getExitingBlock() != nullptr || loop->getUniqueExitBlock() == target;
}

Expr ValueLifter::BranchCondition(llvm::BasicBlock* from, llvm::BasicBlock* to) {
  llvm::Instruction* end = from->getTerminator();
  if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(end)) {
    if (branch->isUnconditional() || branch->getSuccessor(0) == branch->getSuccessor(1)) return pool_.True();
    const Expr condition = Raw(branch->getCondition());
    return branch->getSuccessor(0) == to ? condition : pool_.Not(condition);
  }
  if (auto* choice = llvm::dyn_cast<llvm::SwitchInst>(end)) {
    const Expr value = Signed(choice->getCondition());
    Expr taken = pool_.False();
    Expr none = pool_.True();
    for (auto& entry : choice->cases()) {
      const Expr equal = pool_.Eq(value, pool_.Const(entry.getCaseValue()->getSExtValue()));
      if (entry.getCaseSuccessor() == to) taken = pool_.Or(taken, equal);
      none = pool_.And(none, pool_.Not(equal));
    }
    return choice->getDefaultDest() == to ? pool_.Or(taken, none) : taken;
  }
  return Approximate("a jump whose target is computed", 1, end);
}

// Whether every path from `from` passes through `to` before a back edge, a return or the end of from's loop.
bool ValueLifter::Always(llvm::BasicBlock* from, llvm::BasicBlock* to) const {
  const llvm::Loop* home = loop_info_.getLoopFor(from);
  std::set<const llvm::BasicBlock*> seen;
  std::vector<llvm::BasicBlock*> open = {from};
  while (!open.empty()) {
    llvm::BasicBlock* block = open.back();
    open.pop_back();
    if (block == to || !seen.insert(block).second) continue;
    if (llvm::succ_empty(block)) return false;
    for (llvm::BasicBlock* next : llvm::successors(block)) {
      if (home && !home->contains(next)) return false;
      if (!dominators_.dominates(next, block)) {
        open.push_back(next);
      } else if (home && next == home->getHeader()) {
        return false;
      }
    }
  }
  return true;
}

// The edge from -> to, given that `root`, which dominates both, has been reached.
Expr ValueLifter::EdgeFrom(llvm::BasicBlock* root, llvm::BasicBlock* from, llvm::BasicBlock* to) {
  llvm::Loop* left = LoopLeft(from, to);
  if (!left || left->contains(root)) return pool_.And(Reach(root, from), BranchCondition(from, to));
  const Expr entered = Reach(root, left->getHeader());
  if (SingleExit(left, to)) return entered;
  return pool_.And(entered, Approximate("which exit of a loop is taken", 1, from->getTerminator()));
}

Expr ValueLifter::Reach(llvm::BasicBlock* root, llvm::BasicBlock* to) {
  if (root == to) return pool_.True();
  const auto key = std::make_pair(static_cast<const llvm::BasicBlock*>(root), static_cast<const llvm::BasicBlock*>(to));
  if (auto found = reach_.find(key); found != reach_.end()) return found->second;
  Expr any = pool_.False();
  if (Always(root, to)) {
    any = pool_.True();
  } else {
    for (llvm::BasicBlock* from : llvm::predecessors(to)) {
      if (dominators_.dominates(to, from) || !dominators_.dominates(root, from)) continue;
      any = pool_.Or(any, EdgeFrom(root, from, to));
    }
  }
  reach_[key] = any;
  return any;
}

Expr ValueLifter::EdgeGuard(llvm::PHINode* phi, unsigned incoming) {
  llvm::BasicBlock* block = phi->getParent();
  llvm::BasicBlock* root = dominators_.getNode(block)->getIDom()->getBlock();
  return EdgeFrom(root, phi->getIncomingBlock(incoming), block);
}

std::vector<Expr> ValueLifter::Guards(llvm::BasicBlock* block) {
  if (auto found = guards_.find(block); found != guards_.end()) return found->second;
  std::vector<Expr> guards;
  const auto* node = dominators_.getNode(block);
  if (node && node->getIDom()) {
    llvm::BasicBlock* above = node->getIDom()->getBlock();
    Expr condition;
    if (llvm::Loop* left = LoopLeft(above, block)) {
      guards = Guards(left->getHeader());
      condition = SingleExit(left, block) ? pool_.True()
                                          : Approximate("which exit of a loop is taken", 1, above->getTerminator());
    } else {
      guards = Guards(above);
      condition = Reach(above, block);
    }
    if (!condition->IsConst(1)) guards.push_back(condition);
  }
  guards_[block] = guards;
  return guards;
}

}  // namespace assay
