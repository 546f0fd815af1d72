// See skipped-bodies.h.
#include "analyzer/frontend/skipped-bodies.h"

namespace assay {

bool IsBodySkipped(const clang::Decl& decl, const FrontendDialect& dialect, UnitRequest::Bodies kept,
                   const Locator& locator) {
  const clang::FunctionDecl* function = decl.getAsFunction();
  if (function == nullptr) return false;
  if (function->getASTContext().getLangOpts().CUDA) {
    return !function->isTemplated() && !function->hasAttr<clang::CUDADeviceAttr>() &&
           !function->hasAttr<clang::CUDAGlobalAttr>();
  }
  if (!locator.InProject(decl.getLocation())) return false;
  bool device = false;
  for (const clang::AnnotateAttr* mark : function->specific_attrs<clang::AnnotateAttr>())
    device |= mark->getAnnotation() == dialect.device_annotation || mark->getAnnotation() == dialect.kernel_annotation;
  if (kept == UnitRequest::Bodies::kHost) return device;
  // Functions that a kernel may call implicitly are kept.
  return !device && !function->isInlineSpecified() && !function->isTemplated() &&
         !llvm::isa<clang::CXXMethodDecl>(function);
}

}  // namespace assay
