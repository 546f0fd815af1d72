// Each undefined value is frozen into a symbol of its own before the optimiser sees a test of it.
#include "analyzer/lift/unset-values.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace assay {
namespace {

// Passes decide by these operands which code is reachable.
bool Looks(const llvm::Instruction& instruction) {
  return llvm::isa<llvm::BranchInst, llvm::SwitchInst, llvm::CmpInst, llvm::SelectInst, llvm::BinaryOperator,
                   llvm::CastInst, llvm::FreezeInst>(instruction);
}

llvm::Value* Unset(llvm::Module& module, llvm::Type* type, llvm::Instruction* before) {
  const std::string name = kUnsetPrefix.str() + "i" + std::to_string(type->getIntegerBitWidth());
  llvm::FunctionCallee made = module.getOrInsertFunction(name, type);
  auto* function = llvm::cast<llvm::Function>(made.getCallee());
  // Not a pure function: two calls give two values.
  function->setOnlyAccessesInaccessibleMemory();
  function->setDoesNotThrow();
  function->setWillReturn();
  return llvm::IRBuilder<>(before).CreateCall(made);
}

}  // namespace

void NameUnsetValues(llvm::Function& function) {
  std::vector<llvm::Use*> uses;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (!Looks(instruction)) continue;
    for (llvm::Use& use : instruction.operands()) {
      if (llvm::isa<llvm::UndefValue>(use.get()) && use->getType()->isIntegerTy()) uses.push_back(&use);
    }
  }
  for (llvm::Use* use : uses) {
    use->set(Unset(*function.getParent(), use->get()->getType(), llvm::cast<llvm::Instruction>(use->getUser())));
  }
}

}  // namespace assay
