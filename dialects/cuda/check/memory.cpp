// Sizes that the assembler limits: constant memory of a file, shared memory of a kernel.
#include <fmt/format.h>

#include <cstdint>
#include <map>

#include "dialects/cuda/check/body-walk.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

constexpr std::uint64_t kConstantLimit = 0x10000;  // bytes
constexpr std::uint64_t kSharedLimit = 0xc000;

std::uint64_t SizeOf(const clang::VarDecl& variable, const clang::ASTContext& ast) {
  const clang::QualType type = variable.getType();
  if (type->isDependentType() || type->isIncompleteType() || type->isReferenceType()) return 0;
  return static_cast<std::uint64_t>(ast.getTypeSizeInChars(type).getQuantity());
}

}  // namespace

void CheckConstantMemory(Context& context) {
  std::uint64_t sum = 0;
  std::unordered_set<const clang::VarDecl*> counted;
  for (const clang::VarDecl* variable : context.code.variables) {
    if (!IsMarked<clang::CUDAConstantAttr>(*variable) || variable->getDeclContext()->isDependentContext()) continue;
    if (variable->getDescribedVarTemplate() != nullptr || variable->hasExternalStorage()) continue;
    if (!counted.insert(variable->getCanonicalDecl()).second) continue;
    const std::uint64_t before = sum;
    sum += SizeOf(*variable, context.ast);
    if (before > kConstantLimit || sum <= kConstantLimit) continue;
    context.Add(
        "constant-over-64k", variable->getLocation(),
        fmt::format("ptxas: File uses too much global constant data ({:#x} bytes, {:#x} max)", sum, kConstantLimit),
        variable->getNameAsString());
  }
}

namespace {

// Finds the variables of a kernel whose values escape to memory that others see. An array in shared memory that is
// never read, or whose values are unused, is removed by the compiler and does not count; neither do values that
// cannot be followed.
class ValueFlow {
 public:
  ValueFlow(const clang::FunctionDecl& kernel, const clang::ASTContext& ast) : ast_(ast) {
    DeadCode dead(ast_);
    WalkBody(kernel, [&](const clang::Stmt& statement, Around around) {
      if (IsUnevaluated(statement) || dead.Holds(statement) || llvm::isa<clang::LambdaExpr>(statement)) return false;
      const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(&statement);
      const auto* variable = name == nullptr ? nullptr : llvm::dyn_cast<clang::VarDecl>(name->getDecl());
      if (variable != nullptr) Follow(*variable, around, name);
      const auto* call = llvm::dyn_cast<clang::CallExpr>(&statement);
      const clang::FunctionDecl* callee = call == nullptr ? nullptr : call->getDirectCallee();
      if (callee != nullptr && callee->getNameAsString().find("sync") != std::string::npos) has_barrier_ = true;
      return true;
    });
  }

  bool has_barrier() const { return has_barrier_; }

  bool ReachesMemory(const clang::VarDecl* variable) const {
    std::vector<const clang::VarDecl*> open = {variable};
    std::unordered_set<const clang::VarDecl*> seen = {variable};
    while (!open.empty()) {
      const clang::VarDecl* from = open.back();
      open.pop_back();
      if (kept_.contains(from)) return true;
      const auto next = flows_.find(from);
      if (next == flows_.end()) continue;
      for (const clang::VarDecl* to : next->second) {
        if (seen.insert(to).second) open.push_back(to);
      }
    }
    return false;
  }

  const std::vector<const clang::VarDecl*>& shared() const { return shared_; }

 private:
  // Follows a value from the use of a variable to where it goes.
  void Follow(const clang::VarDecl& variable, Around around, const clang::Expr* from) {
    const bool shared = variable.hasAttr<clang::CUDASharedAttr>();
    if (shared && !variable.hasExternalStorage() && !llvm::is_contained(shared_, &variable))
      shared_.push_back(&variable);
    bool read = false, moving_index = !shared;
    const clang::Expr* inner = from;
    for (std::size_t up = 0; up < around.size(); ++up) {
      const clang::Stmt* outer = around[around.size() - 1 - up];
      if (const auto* element = llvm::dyn_cast<clang::ArraySubscriptExpr>(outer)) {
        if (element->getBase()->IgnoreParens() != inner->IgnoreParens()) return;  // an index
        moving_index |= !element->getIdx()->isEvaluatable(ast_);
      } else if (const auto* cast = llvm::dyn_cast<clang::CastExpr>(outer)) {
        read |= cast->getCastKind() == clang::CK_LValueToRValue;
      } else if (const auto* declaration = llvm::dyn_cast<clang::DeclStmt>(outer)) {
        if (read && moving_index && declaration->isSingleDecl())
          Flow(variable, llvm::dyn_cast<clang::VarDecl>(declaration->getSingleDecl()));
        return;
      } else if (const auto* both = llvm::dyn_cast<clang::BinaryOperator>(outer);
                 both != nullptr && both->isAssignmentOp()) {
        if (both->getRHS() == inner && read && moving_index) Store(variable, both->getLHS());
        return;
      } else if (const auto* call = llvm::dyn_cast<clang::CallExpr>(outer)) {
        if (!read || !moving_index || call->getCallee() == inner) return;
        const clang::FunctionDecl* callee = call->getDirectCallee();
        if (callee == nullptr) return;
        if (callee->getNameAsString().starts_with("atomic") && call->getNumArgs() > 1 && call->getArg(0) != inner) {
          kept_.insert(&variable);
          return;
        }
        if (callee->getReturnType()->isVoidType()) return;
      } else if (!llvm::isa<clang::Expr>(outer)) {
        return;
      }
      inner = llvm::dyn_cast<clang::Expr>(outer);
      if (inner == nullptr) return;
    }
  }

  void Flow(const clang::VarDecl& from, const clang::VarDecl* to) {
    if (to != nullptr && to->getType()->isArithmeticType()) flows_[&from].insert(to);
  }

  void Store(const clang::VarDecl& from, const clang::Expr* target) {
    target = target->IgnoreParenImpCasts();
    bool through_pointer = false;
    for (;;) {
      if (const auto* element = llvm::dyn_cast<clang::ArraySubscriptExpr>(target)) {
        target = element->getBase()->IgnoreParenImpCasts();
      } else if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(target)) {
        target = member->getBase()->IgnoreParenImpCasts();
      } else if (const auto* pointed = llvm::dyn_cast<clang::UnaryOperator>(target);
                 pointed != nullptr && pointed->getOpcode() == clang::UO_Deref) {
        target = pointed->getSubExpr()->IgnoreParenImpCasts();
        if (const auto* sum = llvm::dyn_cast<clang::BinaryOperator>(target); sum != nullptr && sum->isAdditiveOp())
          target = sum->getLHS()->IgnoreParenImpCasts();
      } else {
        break;
      }
      through_pointer = true;
    }
    const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(target);
    const auto* variable = name == nullptr ? nullptr : llvm::dyn_cast<clang::VarDecl>(name->getDecl());
    if (variable == nullptr) return;
    if (through_pointer && llvm::isa<clang::ParmVarDecl>(variable) && variable->getType()->isPointerType()) {
      kept_.insert(&from);
    } else {
      flows_[&from].insert(variable);
    }
  }

  const clang::ASTContext& ast_;
  std::vector<const clang::VarDecl*> shared_;
  std::map<const clang::VarDecl*, std::unordered_set<const clang::VarDecl*>> flows_;
  std::unordered_set<const clang::VarDecl*> kept_;
  bool has_barrier_ = false;
};

std::string Symbol(const clang::FunctionDecl& function) {
  clang::ASTContext& ast = function.getASTContext();
  const std::unique_ptr<clang::MangleContext> mangler(ast.createMangleContext());
  if (!mangler->shouldMangleDeclName(&function)) return function.getNameAsString();
  std::string symbol;
  llvm::raw_string_ostream out(symbol);
  mangler->mangleName(clang::GlobalDecl(&function, clang::KernelReferenceKind::Kernel), out);
  return symbol;
}

}  // namespace

void CheckSharedMemory(Context& context) {
  for (const clang::FunctionDecl* kernel : context.code.functions) {
    if (!IsKernel(*kernel) || IsDependent(*kernel) || !kernel->doesThisDeclarationHaveABody()) continue;
    const ValueFlow flow(*kernel, context.ast);
    if (!flow.has_barrier()) continue;
    std::uint64_t sum = 0;
    const clang::VarDecl* last = nullptr;
    for (const clang::VarDecl* variable : flow.shared()) {
      if (!flow.ReachesMemory(variable)) continue;
      if (sum <= kSharedLimit) last = variable;
      sum += SizeOf(*variable, context.ast);
    }
    if (sum > 0 && sum <= kSharedLimit) context.static_shared[Symbol(*kernel)] = static_cast<std::int64_t>(sum);
    if (sum <= kSharedLimit) continue;
    context.Add("static-shared-over-48k", last->getLocation(),
                fmt::format("ptxas: Entry function '{}' uses too much shared data ({:#x} bytes, {:#x} max)",
                            Symbol(*kernel), sum, kSharedLimit),
                last->getNameAsString());
  }
}

}  // namespace assay::cuda
