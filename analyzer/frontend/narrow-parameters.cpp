// Parameters narrower than their arguments and than every use: each use widens the value again, so the parameter's
// type only loses bits.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

constexpr unsigned kMostNarrow = 16, kLeastWide = 32;

const clang::ParmVarDecl* ParameterIn(const clang::Expr* expr) {
  const auto* named = llvm::dyn_cast<clang::DeclRefExpr>(expr->IgnoreParenImpCasts());
  return named == nullptr ? nullptr : llvm::dyn_cast<clang::ParmVarDecl>(named->getDecl());
}

class NarrowParameters : public FunctionVisitor {
 public:
  NarrowParameters(clang::ASTContext& context, const Locator& locator)
      : context_(context), locator_(locator), policy_(context.getPrintingPolicy()) {}

  bool VisitCallExpr(clang::CallExpr* call) override {
    const clang::FunctionDecl* callee = call->getDirectCallee();
    if (functions_.empty() || functions_.back()->isDependentContext() || callee == nullptr) return true;
    const clang::FunctionDecl* body = nullptr;
    const bool own = callee->hasBody(body) && locator_.InProject(body->getLocation());
    if (!own) NoteScalars(*call);
    if (!own || llvm::isa<clang::CXXOperatorCallExpr>(call)) return true;
    for (unsigned i = 0; i < call->getNumArgs() && i < body->getNumParams(); ++i) {
      const clang::Expr* written = call->getArg(i)->IgnoreParenImpCasts();
      const clang::ParmVarDecl* parameter = body->getParamDecl(i);
      if (const clang::ParmVarDecl* handed = ParameterIn(written); handed != nullptr && IsWide(parameter->getType())) {
        Use& use = uses_[handed];
        ++use.widened;
        use.to = parameter->getType().getUnqualifiedType().getAsString(policy_);
      }
      if (IsNarrow(parameter->getType()) && IsWideVariable(written))
        uses_[parameter].from = written->getType().getUnqualifiedType().getAsString(policy_);
    }
    return true;
  }

  // A value that is not an integer becomes one by a cast.
  bool VisitCastExpr(clang::CastExpr* cast) override {
    const clang::ParmVarDecl* parameter = ParameterIn(cast->getSubExpr());
    if (cast->getCastKind() != clang::CK_FloatingToIntegral || parameter == nullptr || !IsWide(cast->getType()))
      return true;
    Use& use = uses_[parameter];
    ++use.widened;
    use.to = cast->getType().getUnqualifiedType().getAsString(policy_);
    return true;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr* named) override {
    if (const auto* parameter = llvm::dyn_cast<clang::ParmVarDecl>(named->getDecl())) ++uses_[parameter].all;
    return true;
  }

  void Tell(AstFacts& out) const {
    std::set<SourceRange> told;
    for (const auto& [parameter, use] : uses_) {
      if ((use.from.empty() && !use.scalar) || use.widened == 0 || use.widened != use.all ||
          !IsNarrow(parameter->getType()))
        continue;
      const SourceRange range = locator_.Tokens(parameter->getSourceRange());
      if (!range.valid() || !told.insert(range).second) continue;
      out.narrow_parameters.push_back({parameter->getNameAsString(), use.from,
                                       parameter->getType().getUnqualifiedType().getAsString(policy_), use.to, range});
    }
  }

 private:
  struct Use {
    int all = 0, widened = 0;
    bool scalar = false;  // of a vendor's instruction
    std::string from, to;
  };

  // An integer that results from converting a floating-point parameter, as an argument of a function outside the
  // project.
  void NoteScalars(const clang::CallExpr& call) {
    for (const clang::Expr* argument : call.arguments()) {
      const auto* cast = llvm::dyn_cast<clang::ExplicitCastExpr>(argument->IgnoreParenImpCasts());
      const clang::ParmVarDecl* parameter = cast == nullptr ? nullptr : ParameterIn(cast->getSubExpr());
      if (parameter != nullptr && parameter->getType()->isRealFloatingType() && IsWide(cast->getType()))
        uses_[parameter].scalar = true;
    }
  }

  std::optional<unsigned> WidthOf(clang::QualType type) const {
    if (type->isDependentType() || type->isEnumeralType() || type->isBooleanType() || !type->isIntegerType()) return {};
    return static_cast<unsigned>(context_.getIntWidth(type));
  }
  bool IsWide(clang::QualType type) const { return WidthOf(type).value_or(0) >= kLeastWide; }
  bool IsNarrow(clang::QualType type) const {
    if (type->isDependentType()) return false;
    if (type->isRealFloatingType()) return context_.getTypeSize(type) <= kLeastWide;
    return WidthOf(type).value_or(kLeastWide) <= kMostNarrow;
  }
  // Sums of narrow numbers are wide only by promotion.
  bool IsWideVariable(const clang::Expr* written) const {
    const bool variable = llvm::isa<clang::DeclRefExpr>(written) || llvm::isa<clang::MemberExpr>(written);
    if (!variable || written->isValueDependent() || !IsWide(written->getType())) return false;
    clang::Expr::EvalResult result;
    return !written->EvaluateAsInt(result, context_);
  }

  clang::ASTContext& context_;
  const Locator& locator_;
  clang::PrintingPolicy policy_;
  std::map<const clang::ParmVarDecl*, Use> uses_;
};

}  // namespace

void CollectNarrowParameters(clang::ASTContext& context, const Locator& locator,
                             const std::vector<clang::DeclGroupRef>& groups, AstFacts& out) {
  NarrowParameters visitor(context, locator);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) visitor.TraverseDecl(decl);
  }
  visitor.Tell(out);
  std::sort(out.narrow_parameters.begin(), out.narrow_parameters.end(),
            [](const NarrowParameter& a, const NarrowParameter& b) { return a.range < b.range; });
}

}  // namespace assay
