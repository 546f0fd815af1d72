// Products of signed constants that do not fit the type in which they are computed.
#include <optional>
#include <set>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class Products : public FunctionVisitor {
 public:
  Products(clang::ASTContext& context, const Locator& locator, AstFacts& out)
      : context_(context), locator_(locator), policy_(context.getPrintingPolicy()), out_(out) {
    policy_.SuppressTagKeyword = true;
  }

  bool VisitBinaryOperator(clang::BinaryOperator* product) override {
    const clang::QualType type = product->getType();
    if (product->getOpcode() != clang::BO_Mul || functions_.empty() || functions_.back()->isDependentContext() ||
        product->containsErrors() || !type->isSignedIntegerType() || product->isValueDependent() ||
        !locator_.InProject(product->getBeginLoc()))
      return true;
    const auto left = ValueOf(product->getLHS()), right = ValueOf(product->getRHS());
    if (!left || !right || left->getBitWidth() != right->getBitWidth()) return true;
    const std::optional<std::int64_t> a = left->tryExtValue(), b = right->tryExtValue();
    if (!a || !b) return true;
    bool overflow = false;
    (void)left->smul_ov(*right, overflow);
    const SourceRange range = locator_.Tokens(product->getSourceRange());
    if (!overflow || !range.valid() || !seen_.insert(range).second) return true;
    out_.overflows.push_back({type.getAsString(policy_), *a, *b, '*', range});
    return true;
  }

 private:
  std::optional<llvm::APSInt> ValueOf(const clang::Expr* expr) const {
    clang::Expr::EvalResult result;
    if (!expr->EvaluateAsInt(result, context_)) return std::nullopt;
    return result.Val.getInt();
  }

  clang::ASTContext& context_;
  const Locator& locator_;
  clang::PrintingPolicy policy_;
  AstFacts& out_;
  std::set<SourceRange> seen_;
};

}  // namespace

void CollectConstantProducts(clang::ASTContext& context, const Locator& locator,
                             const std::vector<clang::DeclGroupRef>& groups, AstFacts& out) {
  Products visitor(context, locator, out);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) visitor.TraverseDecl(decl);
  }
}

}  // namespace assay
