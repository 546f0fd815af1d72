// See linkage.h.
#include "analyzer/frontend/linkage.h"

namespace assay {

void Linkage::Describe(const clang::FunctionDecl& function, const clang::PrintingPolicy& policy, FunctionFact& fact) {
  fact.result = function.getReturnType().getCanonicalType().getAsString(policy);
  for (const clang::ParmVarDecl* param : function.parameters()) {
    fact.param_types.push_back(param->getType().getCanonicalType().getAsString(policy));
    fact.defaults += param->hasDefaultArg() ? 1 : 0;
  }
  if (!function.isExternallyVisible() || function.isDependentContext() || function.isInvalidDecl()) return;
  if (llvm::isa<clang::CXXConstructorDecl, clang::CXXDestructorDecl>(function)) return;
  if (mangler_ == nullptr) mangler_.reset(clang::ItaniumMangleContext::create(context_, context_.getDiagnostics()));
  if (!mangler_->shouldMangleDeclName(&function)) {
    fact.symbol = fact.name;
    return;
  }
  llvm::raw_string_ostream out(fact.symbol);
  mangler_->mangleName(clang::GlobalDecl(&function), out);
}

}  // namespace assay
