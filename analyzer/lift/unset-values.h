// Uninitialised values: a member that no constructor names, a variable before its first assignment. On the device they
// are whatever is in the register or on the stack. To the optimiser they are `undef`, whose value it may choose,
// dropping code guarded by a test of one; here each is frozen: replaced by a fresh unconstrained symbol.
#pragma once

#include <llvm/ADT/StringRef.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

namespace assay {

inline constexpr llvm::StringLiteral kUnsetPrefix = "assay.unset.";

// Whether the call represents such a value.
inline bool IsUnset(const llvm::CallInst& call) {
  const llvm::Function* callee = call.getCalledFunction();
  return callee != nullptr && callee->getName().starts_with(kUnsetPrefix);
}

// Replaces undefined numbers that tests, selects and arithmetic use by calls. Uses that only merge or move them are
// left unchanged.
void NameUnsetValues(llvm::Function& function);

}  // namespace assay
