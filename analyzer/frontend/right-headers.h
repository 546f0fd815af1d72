// Asks precompiled headers for less at the end of a unit. Internal.
#pragma once

#include "analyzer/frontend/clang.h"

namespace assay {

// Declarations of precompiled headers that Clang would read at the end of a unit, to look once more for what is wrong
// with the headers themselves: nothing is. Their virtual functions are wanted where code is made of the unit alone.
// Sources added later answer all other questions.
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
