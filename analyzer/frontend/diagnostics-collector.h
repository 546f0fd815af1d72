// Clang's errors as ParseError facts: the diagnostic's identifier, its arguments as text, its place.
#pragma once

#include "analyzer/facts/parse.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

// Errors outside the project's files (in a model header, by an instantiation) are moved to the innermost place in the
// project that led there.
class DiagnosticsCollector : public clang::DiagnosticConsumer {
 public:
  DiagnosticsCollector(const Project* project, Half half) : project_(project), half_(half) {}

  void BeginSourceFile(const clang::LangOptions& language, const clang::Preprocessor*) override {
    language_ = language;
  }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) override;

  std::vector<ParseError>& errors() { return errors_; }
  bool failed() const { return failed_; }
  // The precompiled header could not be used.
  bool refused_precompiled() const { return refused_precompiled_; }

 private:
  static constexpr std::size_t kMaxErrors = 200;
  static constexpr std::size_t kMaxNotes = 12;

  const Project* project_;
  Half half_;
  clang::LangOptions language_;
  std::unique_ptr<Locator> locator_;
  const clang::SourceManager* sources_ = nullptr;
  std::vector<ParseError> errors_;
  bool failed_ = false;
  bool refused_precompiled_ = false;
  bool last_was_error_ = false;
};

// Clang's identifier of a diagnostic: "err_undeclared_var_use".
std::string DiagnosticName(unsigned id);

}  // namespace assay
