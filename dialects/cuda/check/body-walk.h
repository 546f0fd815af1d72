// A walk over the body of one function with the way back to its top.
#pragma once

#include <functional>
#include <span>
#include <unordered_set>
#include <vector>

#include "analyzer/frontend/clang.h"

namespace assay::cuda {

// The statements round a node, the innermost last.
using Around = std::span<const clang::Stmt* const>;

// Calls `visit` for each statement and expression, before its children; `false` leaves the children out. Bodies of
// lambdas belong to the function, the initialisers of a constructor too.
void WalkBody(const clang::FunctionDecl& function, const std::function<bool(const clang::Stmt&, Around)>& visit);
void WalkStatement(const clang::Stmt& statement, const std::function<bool(const clang::Stmt&, Around)>& visit);

bool IsInLambda(Around around);
// Not evaluated, or by the compiler alone: sizeof, noexcept, typeid, a case label.
bool IsUnevaluated(const clang::Stmt& statement);
// Statements that never run: branches of constant conditions, what follows a return.
class DeadCode {
 public:
  explicit DeadCode(const clang::ASTContext& ast) : ast_(ast) {}
  // To be asked for each statement of a walk, outer ones first.
  bool Holds(const clang::Stmt& statement);

 private:
  const clang::ASTContext& ast_;
  std::unordered_set<const clang::Stmt*> dead_;
};

// The functions that code is made of, in order: kernels or, with `all`, what else other units could call, and what
// these reach. Dead code reaches nothing.
std::vector<const clang::FunctionDecl*> Reached(const std::vector<const clang::FunctionDecl*>& functions,
                                                const clang::ASTContext& ast, bool all = false);

}  // namespace assay::cuda
