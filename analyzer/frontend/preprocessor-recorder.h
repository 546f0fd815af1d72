// Records what the preprocessor sees in the project's files: includes, expansions of watched macros (also in
// headers of the checkout, without a place), and missing headers, for which a stand-in is read so that one parse
// covers the whole file.
#pragma once

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/cost-watch.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/frontend/locator.h"

namespace assay {

class PreprocessorRecorder : public clang::PPCallbacks {
 public:
  // Facts go to `out`, one error for each missing header to `missing`.
  PreprocessorRecorder(const FrontendDialect& dialect, const UnitRequest& request, const Locator& locator,
                       clang::Preprocessor& preprocessor, CostWatch& cost, AstFacts& out,
                       std::vector<ParseError>& missing)
      : dialect_(dialect),
        request_(request),
        locator_(locator),
        preprocessor_(preprocessor),
        cost_(cost),
        out_(out),
        missing_(missing) {}

  bool FileNotFound(llvm::StringRef name) override;
  void InclusionDirective(clang::SourceLocation hash, const clang::Token& token, llvm::StringRef name, bool angled,
                          clang::CharSourceRange range, clang::OptionalFileEntryRef file, llvm::StringRef searched,
                          llvm::StringRef relative, const clang::Module* module, bool imported,
                          clang::SrcMgr::CharacteristicKind kind) override;
#if LLVM_VERSION_MAJOR >= 19
  void EmbedDirective(clang::SourceLocation hash, llvm::StringRef, bool, clang::OptionalFileEntryRef,
                      const clang::LexEmbedParametersResult&) override {
    RefuseEmbed(hash);
  }
#endif
  void MacroExpands(const clang::Token& token, const clang::MacroDefinition& definition, clang::SourceRange range,
                    const clang::MacroArgs* args) override;

 private:
  void StandIn(const std::string& name, clang::SourceLocation where);
  clang::SourceLocation EmbedBeforeHere() const;
  void RefuseEmbed(clang::SourceLocation where);
  bool InCheckout(clang::SourceLocation where) const;
  std::string SourceText(clang::SourceLocation first, clang::SourceLocation last) const;

  const FrontendDialect& dialect_;
  const UnitRequest& request_;
  const Locator& locator_;
  clang::Preprocessor& preprocessor_;
  CostWatch& cost_;
  AstFacts& out_;
  std::vector<ParseError>& missing_;
  int entered_ = 0;  // texts that stood in
};

}  // namespace assay
