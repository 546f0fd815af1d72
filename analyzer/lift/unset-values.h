// Values that nothing sets: a member that no constructor names, a variable before its first assignment. On the device
// they are what lies in the register or on the stack. To the optimiser they are a licence to choose, and to drop what
// comes after a test of one; here each becomes a number that nobody knows.
#pragma once

#include <llvm/ADT/StringRef.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

namespace assay {

inline constexpr llvm::StringLiteral kUnsetPrefix = "assay.unset.";

// Whether the call stands for such a value.
inline bool IsUnset(const llvm::CallInst& call) {
  const llvm::Function* callee = call.getCalledFunction();
  return callee != nullptr && callee->getName().starts_with(kUnsetPrefix);
}

// Puts calls in the place of undefined numbers that tests, choices and arithmetic look at. What only merges and moves
// them is left as it is.
void NameUnsetValues(llvm::Function& function);

}  // namespace assay
