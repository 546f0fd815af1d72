// Walks the bodies of functions: see body-walk.h.
#include "dialects/cuda/check/body-walk.h"

#include <unordered_set>

#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

using Visit = std::function<bool(const clang::Stmt&, Around)>;

void Walk(const clang::Stmt* statement, std::vector<const clang::Stmt*>& around, const Visit& visit) {
  if (statement == nullptr || !visit(*statement, around)) return;
  around.push_back(statement);
  if (const auto* lambda = llvm::dyn_cast<clang::LambdaExpr>(statement)) {
    for (const clang::Expr* initialiser : lambda->capture_inits()) Walk(initialiser, around, visit);
    Walk(lambda->getBody(), around, visit);
  } else {
    for (const clang::Stmt* child : statement->children()) Walk(child, around, visit);
  }
  around.pop_back();
}

}  // namespace

void WalkStatement(const clang::Stmt& statement, const Visit& visit) {
  std::vector<const clang::Stmt*> around;
  Walk(&statement, around, visit);
}

void WalkBody(const clang::FunctionDecl& function, const Visit& visit) {
  if (!function.doesThisDeclarationHaveABody()) return;
  std::vector<const clang::Stmt*> around;
  if (const auto* constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function)) {
    for (const clang::CXXCtorInitializer* initialiser : constructor->inits()) {
      if (initialiser->isWritten()) Walk(initialiser->getInit(), around, visit);
    }
  }
  Walk(function.getBody(), around, visit);
}

bool IsInLambda(Around around) {
  return llvm::any_of(around, [](const clang::Stmt* outer) { return llvm::isa<clang::LambdaExpr>(outer); });
}

bool IsUnevaluated(const clang::Stmt& statement) {
  return llvm::isa<clang::UnaryExprOrTypeTraitExpr, clang::CXXNoexceptExpr, clang::CXXTypeidExpr, clang::ConstantExpr>(
      statement);
}

namespace {

// The branch that a constant condition never takes, if there is one.
const clang::Stmt* DeadBranch(const clang::Stmt& statement, const clang::ASTContext& ast) {
  const auto value = [&](const clang::Expr* condition) -> std::optional<bool> {
    bool known = false;
    if (condition == nullptr || condition->isValueDependent() || !condition->EvaluateAsBooleanCondition(known, ast))
      return std::nullopt;
    return known;
  };
  if (const auto* branch = llvm::dyn_cast<clang::IfStmt>(&statement)) {
    const std::optional<bool> known = value(branch->getCond());
    if (known) return *known ? branch->getElse() : branch->getThen();
  } else if (const auto* choice = llvm::dyn_cast<clang::ConditionalOperator>(&statement)) {
    const std::optional<bool> known = value(choice->getCond());
    if (known) return *known ? choice->getFalseExpr() : choice->getTrueExpr();
  } else if (const auto* both = llvm::dyn_cast<clang::BinaryOperator>(&statement)) {
    if (!both->isLogicalOp()) return nullptr;
    const std::optional<bool> known = value(both->getLHS());
    if (known && *known == (both->getOpcode() == clang::BO_LOr)) return both->getRHS();
  } else if (const auto* loop = llvm::dyn_cast<clang::WhileStmt>(&statement)) {
    if (value(loop->getCond()) == false) return loop->getBody();
  } else if (const auto* counted = llvm::dyn_cast<clang::ForStmt>(&statement)) {
    if (value(counted->getCond()) == false) return counted->getBody();
  }
  return nullptr;
}

bool IsEmittedAlone(const clang::FunctionDecl& function) {
  return IsOnDevice(function) && !function.isInlined() && function.isExternallyVisible() && !IsDependent(function) &&
         function.getTemplateSpecializationKind() != clang::TSK_ImplicitInstantiation;
}

}  // namespace

bool DeadCode::Holds(const clang::Stmt& statement) {
  if (dead_.contains(&statement)) return true;
  if (const clang::Stmt* branch = DeadBranch(statement, ast_)) dead_.insert(branch);
  if (const auto* block = llvm::dyn_cast<clang::CompoundStmt>(&statement)) {
    bool after = false;
    for (const clang::Stmt* child : block->body()) {
      // A jump may lead to code after the return.
      if (llvm::isa<clang::LabelStmt, clang::SwitchCase>(child)) after = false;
      if (after) dead_.insert(child);
      after |= llvm::isa<clang::ReturnStmt>(child);
    }
  }
  return false;
}

std::vector<const clang::FunctionDecl*> Reached(const std::vector<const clang::FunctionDecl*>& functions,
                                                const clang::ASTContext& ast, bool all) {
  std::vector<const clang::FunctionDecl*> reached;
  std::unordered_set<const clang::FunctionDecl*> seen;
  const auto reach = [&](const clang::FunctionDecl* function) {
    const clang::FunctionDecl* definition = nullptr;
    if (function == nullptr || !function->isDefined(definition) || IsDependent(*definition)) return;
    if (seen.insert(definition).second) reached.push_back(definition);
  };
  for (const clang::FunctionDecl* function : functions) {
    if (IsKernel(*function) || (all && IsEmittedAlone(*function))) reach(function);
  }
  for (std::size_t i = 0; i < reached.size(); ++i) {
    DeadCode dead(ast);
    WalkBody(*reached[i], [&](const clang::Stmt& statement, Around) {
      if (IsUnevaluated(statement) || dead.Holds(statement)) return false;
      if (const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(&statement))
        reach(llvm::dyn_cast<clang::FunctionDecl>(name->getDecl()));
      if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(&statement))
        reach(llvm::dyn_cast<clang::FunctionDecl>(member->getMemberDecl()));
      if (const auto* made = llvm::dyn_cast<clang::CXXConstructExpr>(&statement)) reach(made->getConstructor());
      return true;
    });
  }
  return reached;
}

}  // namespace assay::cuda
