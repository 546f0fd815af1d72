// Reduces the work of precompiled headers at the end of a unit. Internal.
#pragma once

#include "analyzer/frontend/clang.h"

namespace assay {

// At the end of a unit, Clang would read these declarations of precompiled headers again to check the headers
// themselves, which are correct. Their virtual functions are only needed if code is generated from this unit alone.
// Sources added later answer all other queries.
class HeadersAreRight : public clang::MultiplexExternalSemaSource {
 public:
  explicit HeadersAreRight(bool lowered)
      : MultiplexExternalSemaSource(new clang::ExternalSemaSource, new clang::ExternalSemaSource), lowered_(lowered) {}
  void ReadDeclsToCheckForDeferredDiags(llvm::SmallSetVector<clang::Decl*, 4>&) override {}
  void ReadMismatchingDeleteExpressions(
      llvm::MapVector<clang::FieldDecl*, llvm::SmallVector<std::pair<clang::SourceLocation, bool>, 4>>&) override {}
  void ReadDelegatingConstructors(llvm::SmallVectorImpl<clang::CXXConstructorDecl*>&) override {}
  void ReadUnusedFileScopedDecls(llvm::SmallVectorImpl<const clang::DeclaratorDecl*>&) override {}
  void ReadUsedVTables(llvm::SmallVectorImpl<clang::ExternalVTableUse>& uses) override {
    if (lowered_) MultiplexExternalSemaSource::ReadUsedVTables(uses);
  }

 private:
  bool lowered_;
};

}  // namespace assay
