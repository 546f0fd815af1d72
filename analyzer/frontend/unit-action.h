// One parse as Clang runs it: recording the preprocessor and the tree, lowering, and writing a prefix for other
// units. Internal.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analyzer/frontend/access-ranges.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/cost-watch.h"
#include "analyzer/frontend/diagnostics-collector.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/frontend/locator.h"

namespace assay {

class WalkingConsumer;

class UnitAction : public clang::EmitLLVMOnlyAction {
 public:
  // All but `prefix` must outlive it. With `prefix`, the unit is written there as a precompiled header.
  UnitAction(const FrontendDialect& dialect, const UnitRequest& request, DiagnosticsCollector& diagnostics,
             llvm::LLVMContext& context, UnitResult& out, std::shared_ptr<clang::PCHBuffer> prefix = nullptr);
  ~UnitAction() override;

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                        llvm::StringRef file) override;
  bool BeginSourceFileAction(clang::CompilerInstance& compiler) override;
  void ExecuteAction() override;
  void EndSourceFileAction() override;
  clang::TranslationUnitKind getTranslationUnitKind() override {
    return prefix_ != nullptr ? clang::TU_Prefix : clang::TU_Complete;
  }
  bool hasIRSupport() const override { return false; }
  const std::vector<AccessRange>& accesses() const { return accesses_; }

 private:
  const FrontendDialect& dialect_;
  const UnitRequest& request_;
  DiagnosticsCollector& diagnostics_;
  UnitResult& out_;
  std::shared_ptr<clang::PCHBuffer> prefix_;
  std::unique_ptr<Locator> locator_;
  std::unique_ptr<CostWatch> cost_;
  WalkingConsumer* walker_ = nullptr;
  std::vector<AccessRange> accesses_;
};

}  // namespace assay
