// Values that the compiler knows when they are passed to a call or stored in a struct. Only compile-time evaluation:
// literals, constants and what Clang folds.
#include <algorithm>
#include <set>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-types.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class ValueVisitor : public FunctionVisitor {
 public:
  ValueVisitor(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator, AstFacts& out)
      : dialect_(dialect), context_(context), locator_(locator), policy_(context.getPrintingPolicy()), out_(out) {
    policy_.SuppressTagKeyword = true;
  }

  bool VisitCallExpr(clang::CallExpr* call) override {
    const clang::FunctionDecl* callee = call->getDirectCallee();
    if (!Counts(call) || callee == nullptr || llvm::isa<clang::CXXOperatorCallExpr>(call)) return true;
    if (locator_.InProject(callee->getLocation())) return true;
    std::vector<std::string> elements;
    for (const clang::Expr* argument : call->arguments()) {
      if (!IsTensorType(dialect_, argument->getType())) continue;
      const std::vector<std::string> args = TemplateArgsOf(argument->getType().getCanonicalType(), policy_);
      elements.push_back(args.empty() ? std::string() : args.front());
    }
    for (unsigned i = 0; i < call->getNumArgs() && i < callee->getNumParams(); ++i) {
      ValueFact fact;
      fact.callee = callee->getQualifiedNameAsString();
      fact.parameter = callee->getParamDecl(i)->getNameAsString();
      fact.index = static_cast<int>(i);
      fact.elements = elements;
      Add(call->getArg(i), callee->getParamDecl(i)->getType(), std::move(fact));
    }
    return true;
  }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr* made) override {
    const clang::CXXConstructorDecl* constructor = made->getConstructor();
    if (!Counts(made) || locator_.InProject(constructor->getLocation()) || made->getNumArgs() < 2) return true;
    for (unsigned i = 0; i < made->getNumArgs() && i < constructor->getNumParams(); ++i) {
      ValueFact fact;
      fact.callee = constructor->getParent()->getQualifiedNameAsString();
      fact.parameter = constructor->getParamDecl(i)->getNameAsString();
      fact.index = static_cast<int>(i);
      fact.is_field = true;
      Add(made->getArg(i), constructor->getParamDecl(i)->getType(), std::move(fact));
    }
    return true;
  }

  // `1 << n` in 32 bits, converted to 64.
  bool VisitCastExpr(clang::CastExpr* cast) override {
    if (cast->getCastKind() != clang::CK_IntegralCast || !Counts(cast)) return true;
    const clang::Expr* from = cast->getSubExpr()->IgnoreParens();
    const auto* shift = llvm::dyn_cast<clang::BinaryOperator>(from);
    if (shift == nullptr || shift->getOpcode() != clang::BO_Shl || Bits(cast) != 64 || Bits(shift) != 32) return true;
    const clang::Expr* by = shift->getRHS()->IgnoreParenImpCasts();
    if (Bits(by) != 64 || ValueOf(by) || !ValueOf(shift->getLHS())) return true;
    const clang::Expr* constant = shift->getLHS()->IgnoreParenImpCasts();
    const SourceRange range = locator_.Tokens(shift->getSourceRange());
    if (!range.valid() || !shifted_.insert(range).second) return true;
    out_.narrow_shifts.push_back({llvm::toString(*ValueOf(constant), 10), cast->getType().getAsString(policy_),
                                  locator_.Tokens(constant->getSourceRange()), range});
    return true;
  }

  bool VisitBinaryOperator(clang::BinaryOperator* operation) override {
    if (!Counts(operation)) return true;
    if (operation->getOpcode() == clang::BO_Assign) AddFieldAssignment(operation);
    return true;
  }

 private:
  unsigned Bits(const clang::Expr* expr) const {
    const clang::QualType type = expr->getType();
    return type->isDependentType() || !type->isIntegerType() ? 0 : static_cast<unsigned>(context_.getIntWidth(type));
  }

  bool Counts(const clang::Expr* expr) const {
    if (functions_.empty() || functions_.back()->isDependentContext() || expr->containsErrors()) return false;
    return locator_.InProject(expr->getBeginLoc());
  }

  std::optional<llvm::APSInt> ValueOf(const clang::Expr* expr) const {
    if (expr == nullptr || expr->isValueDependent() || !expr->getType()->isIntegralOrEnumerationType()) return {};
    if (expr->containsErrors()) return {};
    clang::Expr::EvalResult result;
    if (!expr->EvaluateAsInt(result, context_)) return {};
    return result.Val.getInt();
  }

  void AddFieldAssignment(const clang::BinaryOperator* assignment) {
    const auto* member = llvm::dyn_cast<clang::MemberExpr>(assignment->getLHS()->IgnoreParens());
    if (member == nullptr) return;
    const auto* field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    if (field == nullptr || locator_.InProject(field->getLocation())) return;
    ValueFact fact;
    fact.callee = field->getParent()->getQualifiedNameAsString();
    fact.parameter = field->getNameAsString();
    fact.is_field = true;
    Add(assignment->getRHS(), field->getType(), std::move(fact));
  }

  void Add(const clang::Expr* expr, clang::QualType parameter, ValueFact fact) {
    parameter = parameter.getNonReferenceType();
    if (llvm::isa<clang::CXXDefaultArgExpr>(expr) || !parameter->isIntegralOrEnumerationType()) return;
    const clang::Expr* written = expr->IgnoreUnlessSpelledInSource()->IgnoreParenImpCasts();
    const std::optional<llvm::APSInt> value = ValueOf(written);
    // Not by its significant bits, which are few for the largest unsigned numbers.
    const std::optional<std::int64_t> number = value ? value->tryExtValue() : std::nullopt;
    if (!number) return;
    fact.value = *number;
    fact.bits = static_cast<int>(context_.getIntWidth(parameter));
    const bool is_signed = parameter->isSignedIntegerOrEnumerationType();
    fact.fits = parameter->isBooleanType() ||
                (is_signed ? static_cast<int>(value->getSignificantBits()) <= fact.bits
                           : !value->isNegative() && static_cast<int>(value->getActiveBits()) <= fact.bits);
    // -1 into an unsigned parameter is a common way to write its largest value.
    if (!is_signed && value->isNegative() && fact.value == -1) fact.fits = true;
    fact.enumerator = EnumeratorOf(written->getType(), *value);
    fact.range = locator_.Tokens(written->getSourceRange());
    fact.in_instantiation = functions_.back()->isTemplateInstantiation();
    if (!fact.range.valid() || !seen_.insert(fact.range).second) return;
    out_.values.push_back(std::move(fact));
  }

  static std::string EnumeratorOf(clang::QualType type, const llvm::APSInt& value) {
    const auto* enumeration = type->getAs<clang::EnumType>();
    if (enumeration == nullptr) return {};
    for (const clang::EnumConstantDecl* constant : enumeration->getDecl()->enumerators()) {
      if (llvm::APSInt::isSameValue(constant->getInitVal(), value)) return constant->getNameAsString();
    }
    return {};
  }

  const FrontendDialect& dialect_;
  clang::ASTContext& context_;
  const Locator& locator_;
  clang::PrintingPolicy policy_;
  AstFacts& out_;
  std::set<SourceRange> seen_;
  std::set<SourceRange> shifted_;
};

}  // namespace

void CollectValues(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                   const std::vector<clang::DeclGroupRef>& groups, AstFacts& out) {
  ValueVisitor visitor(dialect, context, locator, out);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) visitor.TraverseDecl(decl);
  }
  std::sort(out.values.begin(), out.values.end(),
            [](const ValueFact& a, const ValueFact& b) { return a.range < b.range; });
}

}  // namespace assay
