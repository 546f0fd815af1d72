// Expressions that are not allowed in device code.
#include <fmt/format.h>

#include "dialects/cuda/check/body-walk.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

// threadIdx and the like, or null.
const clang::VarDecl* LaunchVariable(const clang::Expr* expression) {
  expression = expression->IgnoreParenImpCasts();
  while (const auto* member = llvm::dyn_cast<clang::MemberExpr>(expression)) {
    if (member->isArrow()) return nullptr;
    expression = member->getBase()->IgnoreParenImpCasts();
  }
  const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(expression);
  const auto* variable = name == nullptr ? nullptr : llvm::dyn_cast<clang::VarDecl>(name->getDecl());
  if (variable == nullptr || !variable->getDeclContext()->isTranslationUnit()) return nullptr;
  for (const char* known : {"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"}) {
    if (variable->getNameAsString() == known) return variable;
  }
  return nullptr;
}

}  // namespace

void CheckExpressions(Context& context) {
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (!IsOnDevice(*function) || IsDependent(*function)) continue;
    WalkBody(*function, [&](const clang::Stmt& statement, Around) {
      if (context.side == Side::kDevice && llvm::isa<clang::CXXDynamicCastExpr>(statement)) {
        context.Add("dynamic-cast-on-device", statement.getBeginLoc(),
                    "The operator 'dynamic_cast' is not allowed in device code");
      }
      if (context.side == Side::kDevice && llvm::isa<clang::CXXTypeidExpr>(statement)) {
        context.Add("dynamic-cast-on-device", statement.getBeginLoc(),
                    "The operator 'typeid' is not allowed in device code");
      }
      const auto* address = llvm::dyn_cast<clang::UnaryOperator>(&statement);
      if (address == nullptr || address->getOpcode() != clang::UO_AddrOf) return true;
      const clang::VarDecl* variable = LaunchVariable(address->getSubExpr());
      if (variable == nullptr || context.locator.InProject(variable->getLocation())) return true;
      const std::string name = variable->getNameAsString();
      context.Add("address-of-thread-index", address->getSourceRange(),
                  fmt::format("cannot take address of builtin variable \"{}\"", name), name);
      return true;
    });
  }
}

}  // namespace assay::cuda
