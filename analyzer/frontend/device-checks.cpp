// What the device compiler refuses although it is C++: conversions between floating point and unsigned integers, and
// calls of functions without the device annotation. Taken from real failures; the dialect says where they apply.
#include <set>

#include "analyzer/frontend/ast-collector.h"
#include "analyzer/frontend/ast-types.h"
#include "analyzer/frontend/ast-visitor.h"

namespace assay {
namespace {

class DeviceVisitor : public FunctionVisitor {
 public:
  DeviceVisitor(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                std::vector<ParseError>& errors)
      : dialect_(dialect), context_(context), locator_(locator), errors_(errors) {}

  bool VisitCastExpr(clang::CastExpr* cast) override {
    if (!InDevice() || cast->isInstantiationDependent()) return true;
    const bool to_float = cast->getCastKind() == clang::CK_IntegralToFloating;
    if (!to_float && cast->getCastKind() != clang::CK_FloatingToIntegral) return true;
    const clang::QualType integer = to_float ? cast->getSubExpr()->getType() : cast->getType();
    if (!integer->isUnsignedIntegerType() || integer->isBooleanType()) return true;
    if (cast->isEvaluatable(context_)) return true;
    const clang::QualType floating = to_float ? cast->getType() : cast->getSubExpr()->getType();
    Add(ParseErrorClass::kUnsignedFloat, cast->getSubExpr()->getSourceRange(), "device_unsigned_float",
        to_float ? integer.getAsString() : floating.getAsString(),
        to_float ? floating.getAsString() : integer.getAsString());
    return true;
  }

  bool VisitCallExpr(clang::CallExpr* call) override {
    if (!InDevice() || llvm::isa<clang::CXXOperatorCallExpr>(call)) return true;
    const clang::FunctionDecl* callee = call->getDirectCallee();
    if (callee == nullptr || callee->isImplicit() || callee->isDefaulted()) return true;
    CheckStored(call, callee);
    // A constant is a constant wherever its function comes from; the user's own constexpr functions may run anywhere.
    const bool library = IsLibrary(callee);
    if (callee->isConstexpr() && (!library || call->isInstantiationDependent() || call->isEvaluatable(context_)))
      return true;
    if (HasAnnotation(callee, dialect_.device_annotation) || HasAnnotation(callee, dialect_.kernel_annotation))
      return true;
    const bool own = locator_.InProject(callee->getLocation());
    if (!own && !library) return true;
    Add(own ? ParseErrorClass::kHostCall : ParseErrorClass::kHostMath, call->getCallee()->getSourceRange(),
        own ? "device_calls_host" : "device_calls_library", callee->getNameAsString(), "",
        own ? locator_.Tokens(callee->getSourceRange()) : SourceRange{});
    return true;
  }

 private:
  // Conversions in templates of the headers, instantiated for the type of the call's last argument.
  void CheckStored(clang::CallExpr* call, const clang::FunctionDecl* callee) {
    if (dialect_.store_annotation.empty() || call->isInstantiationDependent() || call->getNumArgs() == 0 ||
        !HasAnnotation(callee, dialect_.store_annotation))
      return;
    const auto* owner = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(callee->getDeclContext());
    if (owner == nullptr || owner->getTemplateArgs()[0].getKind() != clang::TemplateArgument::Type) return;
    const clang::QualType element = owner->getTemplateArgs()[0].getAsType();
    const clang::Expr* value = call->getArg(call->getNumArgs() - 1)->IgnoreParenImpCasts();
    const clang::QualType given = callee->getParamDecl(callee->getNumParams() - 1)->getType().getUnqualifiedType();
    const auto is_unsigned = [](clang::QualType type) {
      return type->isUnsignedIntegerType() && !type->isBooleanType();
    };
    const bool refused =
        (is_unsigned(given) && element->isFloatingType()) || (given->isFloatingType() && is_unsigned(element));
    if (!refused || value->isEvaluatable(context_)) return;
    Add(ParseErrorClass::kUnsignedFloat, value->getSourceRange(), "device_unsigned_float", given.getAsString(),
        element.getAsString());
  }

  bool InDevice() const {
    if (functions_.empty() || functions_.back()->isDependentContext()) return false;
    return HasAnnotation(functions_.back(), dialect_.device_annotation) ||
           HasAnnotation(functions_.back(), dialect_.kernel_annotation);
  }

  // Declared by the C or C++ library of the host.
  bool IsLibrary(const clang::FunctionDecl* function) const {
    // A builtin's first declaration is implicit and has no place.
    for (const clang::FunctionDecl* decl : function->redecls()) {
      if (decl->getLocation().isValid() && context_.getSourceManager().isInSystemHeader(decl->getLocation()))
        return true;
    }
    return false;
  }

  void Add(ParseErrorClass what, clang::SourceRange where, const char* diag, std::string name, std::string other,
           SourceRange declaration = {}) {
    ParseError error;
    error.half = Half::kKernel;
    error.what = what;
    error.range = locator_.Tokens(where);
    if (!error.range.valid() || !seen_.insert(error.range).second) return;
    error.diag = diag;
    error.name = std::move(name);
    error.expected = std::move(other);
    error.declaration = declaration;
    error.in_template = functions_.back()->isTemplateInstantiation();
    errors_.push_back(std::move(error));
  }

  const FrontendDialect& dialect_;
  clang::ASTContext& context_;
  const Locator& locator_;
  std::vector<ParseError>& errors_;
  std::set<SourceRange> seen_;
};

}  // namespace

void CheckDeviceCode(const FrontendDialect& dialect, clang::ASTContext& context, const Locator& locator,
                     const std::vector<clang::DeclGroupRef>& groups, std::vector<ParseError>& errors) {
  DeviceVisitor visitor(dialect, context, locator, errors);
  for (const clang::DeclGroupRef& group : groups) {
    for (clang::Decl* decl : group) {
      if (locator.InProject(decl->getLocation())) visitor.TraverseDecl(decl);
    }
  }
}

}  // namespace assay
