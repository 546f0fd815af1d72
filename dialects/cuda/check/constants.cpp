// Uses of the host's variables, and of constant memory, in device code.
#include <fmt/format.h>

#include "dialects/cuda/check/body-walk.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

const clang::VarDecl* VariableOf(const clang::Stmt& statement) {
  if (const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(&statement))
    return llvm::dyn_cast<clang::VarDecl>(name->getDecl());
  if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(&statement))
    return llvm::dyn_cast<clang::VarDecl>(member->getMemberDecl());
  return nullptr;
}

bool IsOdrUse(const clang::Stmt& statement) {
  if (const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(&statement)) return name->isNonOdrUse() == clang::NOUR_None;
  return llvm::cast<clang::MemberExpr>(statement).isNonOdrUse() == clang::NOUR_None;
}

// One that only the host has, although its value may be known: a constant of a namespace or a class.
bool IsHostConstant(const clang::VarDecl& variable) {
  const clang::QualType type = variable.getType();
  return variable.hasGlobalStorage() && !variable.isStaticLocal() && !IsInDeviceMemory(variable) &&
         !type->isReferenceType() && !type->isDependentType() && !variable.isInvalidDecl() &&
         (variable.isConstexpr() || variable.getASTContext().getBaseElementType(type).isConstQualified());
}

}  // namespace

void CheckConstantWritten(Context& context) {
  const auto report = [&](const clang::Expr* target) {
    const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(target->IgnoreParens());
    const auto* variable = name == nullptr ? nullptr : llvm::dyn_cast<clang::VarDecl>(name->getDecl());
    if (variable == nullptr || !IsMarked<clang::CUDAConstantAttr>(*variable)) return;
    context.Add("constant-written", name->getSourceRange(), "expression must be a modifiable lvalue",
                variable->getNameAsString());
  };
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (IsDependent(*function)) continue;
    WalkBody(*function, [&](const clang::Stmt& statement, Around) {
      if (const auto* both = llvm::dyn_cast<clang::BinaryOperator>(&statement)) {
        if (both->isAssignmentOp()) report(both->getLHS());
      } else if (const auto* one = llvm::dyn_cast<clang::UnaryOperator>(&statement)) {
        if (one->isIncrementDecrementOp()) report(one->getSubExpr());
      }
      return true;
    });
  }
}

namespace {

// Judges one use of a host constant in device code, as nvcc does: using its value is fine, needing the variable
// itself is an error. `around` are the expressions around the use, innermost last.
class HostConstantUse {
 public:
  HostConstantUse(const clang::ASTContext& ast, const clang::Stmt& use, Around around)
      : ast_(ast), use_(llvm::cast<clang::Expr>(&use)), around_(around) {}

  bool NeedsVariable() {
    if (IsFolded()) return false;
    if (use_->getType()->isArrayType()) return NeedsArray();
    if (use_->getType()->isRecordType()) return NeedsObject();
    return NeedsScalar();
  }

 private:
  const clang::Stmt* Outer(std::size_t up) const {
    return up < around_.size() ? around_[around_.size() - 1 - up] : nullptr;
  }

  bool IsConstant(const clang::Expr* expression) const {
    clang::Expr::EvalResult result;
    return !expression->isValueDependent() && expression->EvaluateAsRValue(result, ast_) && !result.HasSideEffects;
  }

  // Part of a constant expression: the initialiser of a variable, a call of a constexpr function.
  bool IsFolded() const {
    for (const clang::Stmt* outer : llvm::reverse(around_)) {
      if (llvm::isa<clang::LambdaExpr>(outer)) return false;
      if (const auto* declaration = llvm::dyn_cast<clang::DeclStmt>(outer)) {
        for (const clang::Decl* decl : declaration->decls()) {
          const auto* variable = llvm::dyn_cast<clang::VarDecl>(decl);
          if (variable == nullptr || variable->getInit() == nullptr) continue;
          const clang::QualType type = variable->getType();
          const bool value = type->isArithmeticType() || type->isEnumeralType();
          if (variable->isConstexpr() || (value && IsConstant(variable->getInit()))) return true;
        }
      }
      const auto* call = llvm::dyn_cast<clang::CallExpr>(outer);
      if (call == nullptr) continue;
      const clang::FunctionDecl* callee = call->getDirectCallee();
      if (callee == nullptr || (callee->isConstexpr() && IsConstant(call))) return true;
    }
    return false;
  }

  // The declaration whose initialiser the expression at `up` is.
  const clang::VarDecl* Initialised(std::size_t up, const clang::Expr* initialiser) const {
    const auto* declaration = llvm::dyn_cast_or_null<clang::DeclStmt>(Outer(up));
    if (declaration == nullptr) return nullptr;
    for (const clang::Decl* decl : declaration->decls()) {
      const auto* variable = llvm::dyn_cast<clang::VarDecl>(decl);
      if (variable != nullptr && variable->getInit() == initialiser) return variable;
    }
    return nullptr;
  }

  // From the use outwards through expressions that change neither object nor value; `up` becomes the number of steps.
  const clang::Expr* Widest(std::size_t& up) const {
    const clang::Expr* widest = use_;
    for (up = 0;; ++up) {
      const auto* outer = llvm::dyn_cast_or_null<clang::Expr>(Outer(up));
      if (outer == nullptr) return widest;
      const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(outer);
      const bool same = cast != nullptr &&
                        (cast->getCastKind() == clang::CK_NoOp || cast->getCastKind() == clang::CK_ArrayToPointerDecay);
      const auto* member = llvm::dyn_cast<clang::MemberExpr>(outer);
      const bool field =
          member != nullptr && !member->isArrow() && llvm::isa<clang::FieldDecl>(member->getMemberDecl());
      if (!same && !field && !llvm::isa<clang::ParenExpr>(outer)) return widest;
      widest = outer;
    }
  }

  bool NeedsArray() const {
    std::size_t up = 0;
    const clang::Expr* array = Widest(up);
    const clang::Stmt* outer = Outer(up);
    if (outer == nullptr) return false;
    if (llvm::isa<clang::ArraySubscriptExpr>(outer)) return !IsAddressedAndRead(up + 1);
    if (Initialised(up, array) != nullptr) return true;
    if (const auto* both = llvm::dyn_cast<clang::BinaryOperator>(outer)) {
      if (both->getOpcode() == clang::BO_Assign) return both->getRHS() == array;
      const auto* pointed = llvm::dyn_cast_or_null<clang::UnaryOperator>(OverParens(up + 1));
      return both->getOpcode() == clang::BO_Add && pointed != nullptr && pointed->getOpcode() == clang::UO_Deref &&
             !IsConstant(both);
    }
    return IsArgument(outer, array);
  }

  const clang::Stmt* OverParens(std::size_t up) const {
    while (llvm::isa_and_nonnull<clang::ParenExpr>(Outer(up))) ++up;
    return Outer(up);
  }

  // `*&T[1]` is left unchanged, whatever its use.
  bool IsAddressedAndRead(std::size_t up) const {
    const auto* address = llvm::dyn_cast_or_null<clang::UnaryOperator>(OverParens(up));
    if (address == nullptr || address->getOpcode() != clang::UO_AddrOf) return false;
    return IsLookedThrough(up + 1);
  }

  // Whether the address taken below `up` is used at once to access the object.
  bool IsLookedThrough(std::size_t up) const {
    const clang::Stmt* outer = OverParens(up);
    if (llvm::isa_and_nonnull<clang::ArraySubscriptExpr, clang::MemberExpr>(outer)) return true;
    const auto* pointed = llvm::dyn_cast_or_null<clang::UnaryOperator>(outer);
    return pointed != nullptr && pointed->getOpcode() == clang::UO_Deref;
  }

  static bool IsArgument(const clang::Stmt* outer, const clang::Expr* argument) {
    const auto* call = llvm::dyn_cast<clang::CallExpr>(outer);
    return call != nullptr && call->getDirectCallee() != nullptr && llvm::is_contained(call->arguments(), argument);
  }

  // A reference binds to it, or a function called on it at run time.
  bool NeedsObject() const {
    std::size_t up = 0;
    const clang::Expr* part = Widest(up);
    const clang::Stmt* outer = Outer(up);
    if (outer == nullptr) return false;
    if (part->getType()->isPointerType()) return llvm::isa<clang::ArraySubscriptExpr>(outer);
    if (const clang::VarDecl* variable = Initialised(up, part)) return variable->getType()->isReferenceType();
    if (llvm::isa<clang::MemberExpr>(outer)) {
      const auto* call = llvm::dyn_cast_or_null<clang::CXXMemberCallExpr>(Outer(up + 1));
      return call != nullptr && call->getMethodDecl() != nullptr && !call->getMethodDecl()->isStatic();
    }
    const auto* call = llvm::dyn_cast<clang::CallExpr>(outer);
    if (call == nullptr || call->getDirectCallee() == nullptr || call->getDirectCallee()->isDefaulted()) return false;
    return part->isGLValue() && llvm::is_contained(call->arguments(), part);
  }

  bool NeedsScalar() const {
    if (!IsOdrUse(*use_)) return false;
    std::size_t up = 0;
    const clang::Expr* scalar = Widest(up);
    const clang::Stmt* outer = Outer(up);
    if (outer == nullptr) return false;
    if (const auto* address = llvm::dyn_cast<clang::UnaryOperator>(outer))
      return address->getOpcode() == clang::UO_AddrOf && !IsLookedThrough(up + 1);
    if (const clang::VarDecl* variable = Initialised(up, scalar)) return variable->getType()->isReferenceType();
    if (const auto* choice = llvm::dyn_cast<clang::ConditionalOperator>(outer)) return choice->isGLValue();
    return scalar->isGLValue() && IsArgument(outer, scalar);
  }

  const clang::ASTContext& ast_;
  const clang::Expr* use_;
  Around around_;
};

// The discarded branch of an `if constexpr`, or null.
const clang::Stmt* Discarded(const clang::IfStmt& branch, const clang::ASTContext& ast) {
  const std::optional<const clang::Stmt*> taken = branch.getNondiscardedCase(ast);
  if (!taken) return nullptr;
  return *taken == branch.getThen() ? branch.getElse() : branch.getThen();
}

// Bodies of lambdas that are called at run time, by their call operators.
std::unordered_set<const clang::FunctionDecl*> CalledLambdas(const clang::FunctionDecl& function) {
  std::unordered_set<const clang::FunctionDecl*> called;
  WalkBody(function, [&](const clang::Stmt& statement, Around) {
    const auto* call = llvm::dyn_cast<clang::CXXOperatorCallExpr>(&statement);
    const auto* method =
        call == nullptr ? nullptr : llvm::dyn_cast_or_null<clang::CXXMethodDecl>(call->getDirectCallee());
    if (method == nullptr || !method->getParent()->isLambda() || call->isValueDependent()) return true;
    clang::Expr::EvalResult result;
    if (!call->EvaluateAsRValue(result, function.getASTContext())) called.insert(method);
    return true;
  });
  return called;
}

}  // namespace

void CheckConstantsOnDevice(Context& context) {
  // No code is generated for functions that are never called and that no other unit can call.
  for (const clang::FunctionDecl* function : Reached(context.code.functions, context.ast, /*all=*/true)) {
    if (!IsOnDevice(*function) || !context.locator.InProject(function->getLocation())) continue;
    const std::unordered_set<const clang::FunctionDecl*> lambdas = CalledLambdas(*function);
    std::unordered_set<const clang::Stmt*> discarded;
    WalkBody(*function, [&](const clang::Stmt& statement, Around around) {
      if (IsUnevaluated(statement) || llvm::isa<clang::SubstNonTypeTemplateParmExpr>(statement)) return false;
      const auto* lambda = llvm::dyn_cast<clang::LambdaExpr>(&statement);
      if (lambda != nullptr && !lambdas.contains(lambda->getCallOperator())) return false;
      if (discarded.contains(&statement)) return false;
      const auto* branch = llvm::dyn_cast<clang::IfStmt>(&statement);
      if (branch != nullptr && branch->isConstexpr()) discarded.insert(Discarded(*branch, context.ast));
      // A constructor's initialisers are constant-evaluated where possible.
      if (around.empty() && &statement != function->getBody()) return false;
      const clang::VarDecl* variable = VariableOf(statement);
      if (variable == nullptr || !IsHostConstant(*variable)) return true;
      if (!HostConstantUse(context.ast, statement, around).NeedsVariable()) return true;
      const std::string name = NameOf(*variable);
      context.Add("constexpr-array-on-device", statement.getSourceRange(),
                  fmt::format("identifier \"{}\" is undefined in device code", name), name);
      return true;
    });
  }
}

}  // namespace assay::cuda
