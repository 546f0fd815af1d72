// A walk over the body of one function with the way back to its top.
#pragma once

#include <functional>
#include <span>
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
// The branch that a constant condition never takes, if the statement has one.
const clang::Stmt* DeadBranch(const clang::Stmt& statement, const clang::ASTContext& ast);

// The functions of the project that kernels reach, in order, with the kernels themselves. What stands in dead branches
// is not reached.
std::vector<const clang::FunctionDecl*> ReachedFromKernels(const std::vector<const clang::FunctionDecl*>& functions,
                                                           const clang::ASTContext& ast);

}  // namespace assay::cuda
