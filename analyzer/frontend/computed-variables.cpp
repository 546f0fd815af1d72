// Where variables get their values: what a reader of a wrong value has to look at. Constants explain nothing and do not
// count: `uint32_t rows = 0;` before `rows = total / width;`.
#include <map>
#include <string>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class Computations : public FunctionVisitor {
 public:
  Computations(clang::ASTContext& context, const Locator& locator) : context_(context), locator_(locator) {}

  bool VisitVarDecl(clang::VarDecl* variable) override {
    if (const clang::Expr* first = variable->getInit()) Note(variable, *first, variable->getSourceRange());
    return true;
  }

  bool VisitBinaryOperator(clang::BinaryOperator* operation) override {
    if (!operation->isAssignmentOp()) return true;
    const clang::Expr* target = operation->getLHS()->IgnoreParens();
    const clang::ValueDecl* variable = nullptr;
    if (const auto* named = llvm::dyn_cast<clang::DeclRefExpr>(target)) variable = named->getDecl();
    if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(target)) variable = member->getMemberDecl();
    if (variable != nullptr) Note(variable, *operation->getRHS(), operation->getSourceRange());
    return true;
  }

  void Tell(AstFacts& out) const {
    for (const auto& [id, at] : places_) {
      if (at.valid()) out.computed.push_back({id, at});
    }
  }

 private:
  void Note(const clang::ValueDecl* variable, const clang::Expr& value, clang::SourceRange where) {
    if (!variable->getType()->isArithmeticType() || value.isInstantiationDependent() || value.containsErrors()) return;
    if (clang::Expr::EvalResult result; value.EvaluateAsRValue(result, context_)) return;
    const SourceRange at = locator_.Tokens(where);
    if (!locator_.InProject(where.getBegin()) || !at.valid()) return;
    const auto [place, fresh] = places_.emplace(locator_.Id(variable->getLocation()), at);
    if (!fresh && place->second != at) place->second = {};
  }

  clang::ASTContext& context_;
  const Locator& locator_;
  std::map<std::string, SourceRange> places_;  // invalid where there are several
};

}  // namespace

void CollectComputations(clang::ASTContext& context, const Locator& locator,
                         const std::vector<clang::DeclGroupRef>& groups, AstFacts& out) {
  Computations visitor(context, locator);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) visitor.TraverseDecl(decl);
  }
  visitor.Tell(out);
}

}  // namespace assay
