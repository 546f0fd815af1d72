// A walk over the body of one function with the way back to its top.
#pragma once

#include <functional>
#include <span>
#include <unordered_set>
#include <vector>

#include "analyzer/frontend/clang.h"

namespace assay::cuda {

// The statements around a node, innermost last.
using Around = std::span<const clang::Stmt* const>;

// Calls `visit` for each statement and expression, before its children; `false` skips the children. Bodies of
// lambdas belong to the function, as do the initialisers of a constructor.
void WalkBody(const clang::FunctionDecl& function, const std::function<bool(const clang::Stmt&, Around)>& visit);
void WalkStatement(const clang::Stmt& statement, const std::function<bool(const clang::Stmt&, Around)>& visit);

bool IsInLambda(Around around);
// Unevaluated or compile-time only: sizeof, noexcept, typeid, a case label.
bool IsUnevaluated(const clang::Stmt& statement);
// Statements that never run: branches of constant conditions, code after a return.
class DeadCode {
 public:
  explicit DeadCode(const clang::ASTContext& ast) : ast_(ast) {}
  // To be called for each statement of a walk, outer ones first.
  bool Holds(const clang::Stmt& statement);

 private:
  const clang::ASTContext& ast_;
  std::unordered_set<const clang::Stmt*> dead_;
};

// The functions for which code is generated, in order: kernels or, with `all`, also those that other units could
// call, and everything reachable from these. Dead code reaches nothing.
std::vector<const clang::FunctionDecl*> Reached(const std::vector<const clang::FunctionDecl*>& functions,
                                                const clang::ASTContext& ast, bool all = false);

}  // namespace assay::cuda
