// SSA values, loop indexes and branch conditions as expressions. A value is lifted to some integer congruent to it
// modulo 2^width ("raw"); reading it as signed or unsigned wraps, and the wrap is omitted where ranges allow.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/lift/local-memory.h"
#include "analyzer/lift/semantics.h"

namespace assay {

class ValueLifter {
 public:
  ValueLifter(llvm::Function& function, DeviceEvents& out, const LaunchValues& launch);
  ~ValueLifter();
  ValueLifter(const ValueLifter&) = delete;
  ValueLifter& operator=(const ValueLifter&) = delete;

  Expr Raw(llvm::Value* value);
  Expr Signed(llvm::Value* value);
  Expr Unsigned(llvm::Value* value);
  // Conditions under which a block runs, given the indexes of its loops.
  std::vector<Expr> Guards(llvm::BasicBlock* block);
  // Loops around a block, outermost first, as indexes into DeviceEvents::loops.
  std::vector<int> LoopsOf(const llvm::BasicBlock* block) const;
  // The condition that control reaches the merge block of `phi` over its incoming edge, seen from the block's
  // dominator.
  Expr EdgeGuard(llvm::PHINode* phi, unsigned incoming);
  // The condition under which a block branches to `to`, once it has been reached.
  Expr BranchCondition(llvm::BasicBlock* from, llvm::BasicBlock* to);
  bool IsLoopHeaderPhi(const llvm::PHINode* phi) const;
  bool IsLoopExitPhi(const llvm::PHINode* phi) const;
  // Base and byte offset of a pointer that scalar evolution knows; null if it does not.
  llvm::Value* PointerBase(llvm::Value* pointer, Expr& offset);

  // The memory of known content that a pointer points into, and the offset: `places` are the offsets at which a
  // read of it can start.
  struct Table {
    llvm::Constant* content = nullptr;   // of a constant
    const LocalMemory* local = nullptr;  // of a local variable
    Expr offset;
    std::int64_t step = 1;
    std::vector<std::int64_t> places;  // ascending
  };
  std::optional<Table> TableOf(llvm::Value* pointer);

  Expr Approximate(const std::string& what, unsigned width, const llvm::Instruction* at);
  // Resolves the recurrences found so far; call once after the last value.
  void Finish();
  int LocationOf(const llvm::Instruction* at) const;
  llvm::LoopInfo& loops() { return loop_info_; }
  const lift::Semantics& semantics() const { return *launch_.semantics; }

 private:
  struct Analyses;

  void MakeLoops();
  Expr Lift(llvm::Value* value);
  Expr LiftInstruction(llvm::Instruction* instruction);
  Expr LiftBinary(llvm::BinaryOperator* op);
  Expr LiftBits(llvm::BinaryOperator* op);
  Expr LowBits(llvm::Value* value, unsigned bits);
  Expr LiftShift(llvm::BinaryOperator* op);
  Expr LiftCompare(llvm::ICmpInst* compare);
  Expr LiftCast(llvm::CastInst* cast);
  Expr LiftCall(llvm::CallInst* call);
  Expr LiftLaunchValue(llvm::CallInst* call);
  Expr LiftLoad(llvm::LoadInst* load);
  Expr EntryOf(const Table& table, llvm::LoadInst* load, std::int64_t at);
  const LocalMemory* MemoryOf(llvm::AllocaInst* local);
  Expr LiftPhi(llvm::PHINode* phi);
  Expr LiftHeaderPhi(llvm::PHINode* phi);
  Expr LiftExitPhi(llvm::PHINode* phi);
  Expr LiftScev(const llvm::SCEV* scev);
  Expr LiftAddRec(const llvm::SCEVAddRecExpr* recurrence);
  Expr ScevUnsigned(const llvm::SCEV* scev);
  Expr ScevSigned(const llvm::SCEV* scev);
  Expr Reach(llvm::BasicBlock* from, llvm::BasicBlock* to);
  void AddAxis(const std::string& name, std::int64_t size);
  Expr EdgeFrom(llvm::BasicBlock* root, llvm::BasicBlock* from, llvm::BasicBlock* to);
  bool Always(llvm::BasicBlock* from, llvm::BasicBlock* to) const;
  // The outermost loop around `inside` that does not contain `outside`.
  llvm::Loop* LoopLeft(llvm::BasicBlock* inside, const llvm::BasicBlock* outside) const;
  static bool SingleExit(const llvm::Loop* loop, const llvm::BasicBlock* target);

  llvm::Function& function_;
  DeviceEvents& out_;
  const LaunchValues& launch_;
  ExprPool& pool_;
  std::vector<Expr> axes_;  // as in DeviceEvents
  llvm::DominatorTree dominators_;
  llvm::LoopInfo loop_info_;
  std::unique_ptr<Analyses> analyses_;
  std::map<const llvm::Value*, Expr> values_;
  std::map<const llvm::Loop*, int> loop_index_;
  std::map<const llvm::BasicBlock*, std::vector<Expr>> guards_;
  std::map<std::pair<const llvm::BasicBlock*, const llvm::BasicBlock*>, Expr> reach_;
  struct Carried {
    llvm::PHINode* phi;
    llvm::Value* next;
    std::size_t recurrence;
  };
  std::vector<Carried> carried_;
  std::size_t carried_done_ = 0;
  std::map<const llvm::AllocaInst*, std::optional<LocalMemory>> locals_;
};

}  // namespace assay
