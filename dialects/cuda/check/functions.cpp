// Undefined functions, and functions that CUDA's headers define already.
#include <fmt/format.h>

#include <algorithm>

#include "dialects/cuda/check/body-walk.h"
#include "dialects/cuda/check/context.h"

namespace assay::cuda {
namespace {

bool IsMissing(const clang::FunctionDecl& function) {
  if (!IsOnDevice(function) || IsKernel(function) || function.isDefined() || function.isImplicit()) return false;
  if (function.isDeleted() || function.isDefaulted() || function.isVirtualAsWritten()) return false;
  if (function.getBuiltinID() != 0 || function.isInvalidDecl()) return false;
  if (const auto* method = llvm::dyn_cast<clang::CXXMethodDecl>(&function); method != nullptr && method->isVirtual())
    return false;
  // Prefixes of functions from libraries of the toolkit, or from the C library.
  if (function.isExternC() && !function.getDeclName().isIdentifier()) return false;
  if (function.isExternC()) {
    const llvm::StringRef name = function.getName();
    for (const char* known : {"vprintf", "printf", "malloc", "free", "memcpy", "memset"}) {
      if (name == known) return false;
    }
    return !name.starts_with("__") && !name.starts_with("cuda");
  }
  const clang::FunctionDecl* pattern = function.getTemplateInstantiationPattern();
  return pattern == nullptr || !pattern->isDefined();
}

std::string Signature(const clang::FunctionDecl& function) {
  const clang::PrintingPolicy& policy = function.getASTContext().getPrintingPolicy();
  std::string types;
  for (const clang::ParmVarDecl* parameter : function.parameters())
    types += (types.empty() ? "" : ", ") + parameter->getType().getUnqualifiedType().getAsString(policy);
  return fmt::format("{}({})", function.getNameAsString(), types);
}

}  // namespace

void CheckUndefinedFunctions(Context& context) {
  // A definition that does not compile still counts.
  const bool broken = std::any_of(context.errors.begin(), context.errors.end(),
                                  [](const ParseError& error) { return !error.diag.starts_with("nvcc_"); });
  if (broken) return;
  for (const clang::FunctionDecl* function : Reached(context.code.functions, context.ast)) {
    if (!context.locator.InProject(function->getLocation())) continue;
    DeadCode dead(context.ast);
    WalkBody(*function, [&](const clang::Stmt& statement, Around) {
      if (IsUnevaluated(statement) || dead.Holds(statement)) return false;
      const clang::FunctionDecl* callee = nullptr;
      if (const auto* name = llvm::dyn_cast<clang::DeclRefExpr>(&statement))
        callee = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl());
      if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(&statement))
        callee = llvm::dyn_cast<clang::FunctionDecl>(member->getMemberDecl());
      if (callee == nullptr || !context.locator.InProject(callee->getLocation()) || !IsMissing(*callee)) return true;
      context.Add("device-function-undefined", statement.getSourceRange(),
                  fmt::format("ptxas: Unresolved extern function \"{}\"", Signature(*callee)),
                  callee->getNameAsString());
      return true;
    });
  }
}

namespace {

bool SameParameters(const clang::FunctionDecl& a, const clang::FunctionDecl& b) {
  if (a.getNumParams() != b.getNumParams() || a.isVariadic() != b.isVariadic()) return false;
  for (unsigned i = 0; i < a.getNumParams(); ++i) {
    const clang::ASTContext& ast = a.getASTContext();
    if (!ast.hasSameUnqualifiedType(a.getParamDecl(i)->getType(), b.getParamDecl(i)->getType())) return false;
  }
  return true;
}

// The user's own, defined in the namespace of the headers' functions.
bool IsGlobalDefinition(const clang::FunctionDecl& function) {
  return function.doesThisDeclarationHaveABody() && !llvm::isa<clang::CXXMethodDecl>(function) &&
         function.getDeclContext()->getRedeclContext()->isTranslationUnit() &&
         function.getTemplatedKind() == clang::FunctionDecl::TK_NonTemplate &&
         function.getFriendObjectKind() == clang::Decl::FOK_None;
}

struct HeaderFunctions {
  bool defined = false;       // by CUDA's headers, for the device
  bool from_library = false;  // brought from the standard library by a using declaration
};

HeaderFunctions FindInHeaders(const Context& context, const clang::FunctionDecl& function) {
  HeaderFunctions found;
  for (const clang::NamedDecl* decl : context.ast.getTranslationUnitDecl()->lookup(function.getDeclName())) {
    const auto* other = llvm::dyn_cast<clang::FunctionDecl>(decl->getUnderlyingDecl());
    if (other == nullptr) continue;
    other = other->getFirstDecl();
    if (context.locator.InProject(other->getLocation()) || other->getBuiltinID() != 0) continue;
    if (other->getLocation().isInvalid() || !SameParameters(*other, function)) continue;
    const bool by_using = llvm::isa<clang::UsingShadowDecl>(decl);
    found.from_library |= by_using && other->hasAttr<clang::CUDADeviceAttr>() && !other->isExternC();
    // Those of the C library may be redefined.
    found.defined |= !by_using && IsMarked<clang::CUDADeviceAttr>(*other) && !other->isExternC();
  }
  return found;
}

}  // namespace

void CheckHeaderFunctions(Context& context) {
  std::unordered_set<const clang::FunctionDecl*> ambiguous;
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (!IsGlobalDefinition(*function)) continue;
    const HeaderFunctions found = FindInHeaders(context, *function);
    if (found.defined) {
      context.Add("redefines-header-function", function->getLocation(),
                  fmt::format("function \"{}\" has already been defined", Signature(*function)),
                  function->getNameAsString());
    } else if (found.from_library) {
      ambiguous.insert(function->getCanonicalDecl());
    }
  }
  if (ambiguous.empty()) return;
  std::unordered_set<const clang::FunctionDecl*> called;
  for (const clang::FunctionDecl* function : context.code.functions) {
    if (IsDependent(*function)) continue;
    WalkBody(*function, [&](const clang::Stmt& statement, Around) {
      const auto* call = llvm::dyn_cast<clang::CallExpr>(&statement);
      const clang::FunctionDecl* callee = call == nullptr ? nullptr : call->getDirectCallee();
      if (callee == nullptr || !ambiguous.contains(callee->getCanonicalDecl())) return true;
      called.insert(callee->getCanonicalDecl());
      context.Add("overloads-header-function", call->getCallee()->getSourceRange(),
                  fmt::format("more than one instance of overloaded function \"{}\" matches the argument list",
                              callee->getNameAsString()),
                  callee->getNameAsString());
      return true;
    });
  }
  for (const clang::FunctionDecl* function : context.code.functions) {
    const clang::FunctionDecl* first = function->getCanonicalDecl();
    if (!function->doesThisDeclarationHaveABody() || !ambiguous.contains(first) || called.contains(first)) continue;
    context.Add("overloads-header-function", function->getLocation(),
                fmt::format("\"{}\" conflicts with a declaration of the standard library", Signature(*function)),
                function->getNameAsString());
  }
}

}  // namespace assay::cuda
