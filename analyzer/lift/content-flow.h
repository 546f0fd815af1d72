// Taint analysis: which values of a kernel can differ between executions at the same shapes, because they derive from
// the contents of tensors through arithmetic, memory or control flow. A forward closure over the whole function.
#pragma once

#include <llvm/Analysis/PostDominators.h>
#include <llvm/IR/Function.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "analyzer/lift/content-memory.h"
#include "analyzer/lift/semantics.h"

namespace assay {

class ContentFlow {
 public:
  // Causes without a source location.
  static constexpr Cause kNeverSet = 1;
  static constexpr Cause kPlaceOfTensor = 2;

  using Given = std::set<const llvm::Value*>;
  // The contents behind the parameters in `given` are the same in every execution.
  explicit ContentFlow(const lift::Semantics& semantics, llvm::Function& function, Given given = {});
  // Whether any code may write to the memory of one of them.
  bool WritesGiven() const;

  // 0: the value is the same in every execution that reaches it the same number of times.
  Cause Of(const llvm::Value* value) const;
  // 0: whether and how often the block runs is the same in every execution.
  Cause Control(const llvm::BasicBlock* block) const;
  // For a test that depends on contents: whether its sides contain a loop, or never join.
  bool DecidesRounds(const llvm::BasicBlock* block) const { return rounds_.contains(block); }
  const ContentMemory& memory() const { return memory_; }

  struct Origin {
    std::string what;  // "what a scalar read finds"
    const llvm::Instruction* at = nullptr;
  };
  const Origin& OriginOf(Cause cause) const { return causes_[static_cast<std::size_t>(cause)]; }

 private:
  bool Visit(llvm::Instruction& instruction);
  bool VisitCall(llvm::CallInst& call);
  bool VisitIntrinsic(llvm::CallInst& call, const lift::ContentRow& row);
  bool VisitStore(const llvm::Value* pointer, std::int64_t bytes, Cause cause, const llvm::Value* stored = nullptr);
  bool VisitTransfer(const llvm::CallInst& call, const llvm::Value* to, const llvm::Value* from);
  bool VisitBranch(llvm::Instruction& terminator);
  Cause LoadFrom(const llvm::Value* pointer, std::int64_t bytes, const llvm::Instruction& at);
  Cause Operands(const llvm::Instruction& instruction) const;
  bool IsAddress(const llvm::Value* value) const { return addresses_.contains(value); }
  bool MarkAddress(const llvm::Value* value) { return addresses_.insert(value).second; }
  Cause AddressCause(llvm::Instruction& instruction);
  Cause Make(const std::string& what, const llvm::Instruction& at);

  bool IsGiven(const llvm::Value* pointer) const;
  bool MayWriteGiven(const llvm::Value* pointer) const;

  const lift::Semantics& semantics_;
  llvm::Function& function_;
  Given given_;
  llvm::PostDominatorTree after_;
  std::vector<Origin> causes_;
  std::map<const llvm::Instruction*, Cause> made_;
  ContentMemory memory_;
  std::map<const llvm::Value*, Cause> values_;
  std::set<const llvm::Value*> addresses_;  // numbers that are addresses of tensors
  std::map<const llvm::BasicBlock*, Cause> control_;
  std::map<const llvm::BasicBlock*, Cause> merges_;
  std::set<const llvm::BasicBlock*> rounds_;
};

}  // namespace assay
