// Diagnostics to facts.
#include "analyzer/frontend/diagnostics-collector.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "analyzer/frontend/file-system.h"

namespace assay {
namespace {

struct NamedDiagnostic {
  unsigned id;
  const char* name;
};

const std::vector<NamedDiagnostic>& NamedDiagnostics() {
  static const std::vector<NamedDiagnostic> table = [] {
    std::vector<NamedDiagnostic> all = {
#define DIAG(ENUM, ...) {clang::diag::ENUM, #ENUM},
#include <clang/Basic/DiagnosticASTKinds.inc>
#include <clang/Basic/DiagnosticCommonKinds.inc>
#include <clang/Basic/DiagnosticFrontendKinds.inc>
#include <clang/Basic/DiagnosticLexKinds.inc>
#include <clang/Basic/DiagnosticParseKinds.inc>
#include <clang/Basic/DiagnosticSemaKinds.inc>
#undef DIAG
    };
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return all;
  }();
  return table;
}

std::string ArgumentText(const clang::Diagnostic& info, unsigned i) {
  switch (info.getArgKind(i)) {
    case clang::DiagnosticsEngine::ak_std_string:
      return info.getArgStdStr(i);
    case clang::DiagnosticsEngine::ak_c_string:
      return info.getArgCStr(i) != nullptr ? info.getArgCStr(i) : "";
    case clang::DiagnosticsEngine::ak_sint:
      return std::to_string(info.getArgSInt(i));
    case clang::DiagnosticsEngine::ak_uint:
      return std::to_string(info.getArgUInt(i));
    case clang::DiagnosticsEngine::ak_identifierinfo:
      return info.getArgIdentifier(i) != nullptr ? info.getArgIdentifier(i)->getName().str() : "";
    case clang::DiagnosticsEngine::ak_tokenkind:
      return clang::tok::getTokenName(static_cast<clang::tok::TokenKind>(info.getRawArg(i)));
    case clang::DiagnosticsEngine::ak_qualtype:
    case clang::DiagnosticsEngine::ak_nameddecl:
    case clang::DiagnosticsEngine::ak_nestednamespec:
    case clang::DiagnosticsEngine::ak_declcontext:
    case clang::DiagnosticsEngine::ak_qualtype_pair:
    case clang::DiagnosticsEngine::ak_attr:
      // A diagnostic with several forms omits the arguments that its form does not use, and the printer does not accept
      // null.
      if (info.getRawArg(i) == 0) return "";
      [[fallthrough]];
    default: {
      llvm::SmallString<64> out;
      llvm::SmallVector<intptr_t, 2> qual_types;
      info.getDiags()->ConvertArgToString(info.getArgKind(i), info.getRawArg(i), "", "", {}, out, qual_types);
      std::string text = out.str().str();
      std::erase(text, '\'');
      return text;
    }
  }
}

bool IsName(clang::DiagnosticsEngine::ArgumentKind kind) {
  return kind == clang::DiagnosticsEngine::ak_identifierinfo || kind == clang::DiagnosticsEngine::ak_declarationname ||
         kind == clang::DiagnosticsEngine::ak_nameddecl;
}

// The host half is built by g++, where narrowing in braces is an error for constants only; the front end has Clang
// report warnings, and this makes errors of those on constants again.
bool ErrorOnHost(const std::string& name) { return name == "ext_init_list_constant_narrowing"; }

// Clang names a lambda by its place, relative to the folder of the inputs.
std::string TextOf(const clang::Diagnostic& info) {
  llvm::SmallString<256> buffer;
  info.FormatDiagnostic(buffer);
  std::string text = buffer.str().str();
  const std::string_view root = kInputRoot;
  for (std::size_t at = text.find(root); at != std::string::npos; at = text.find(root, at)) text.erase(at, root.size());
  return text;
}

}  // namespace

std::string DiagnosticName(unsigned id) {
  const auto& table = NamedDiagnostics();
  const auto it = std::lower_bound(table.begin(), table.end(), id, [](const auto& a, unsigned b) { return a.id < b; });
  return it != table.end() && it->id == id ? it->name : "custom";
}

void DiagnosticsCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) {
  DiagnosticConsumer::HandleDiagnostic(level, info);
  if (info.hasSourceManager() && sources_ != &info.getSourceManager()) {
    sources_ = &info.getSourceManager();
    locator_ = std::make_unique<Locator>(*sources_, language_, project_);
  }
  if (info.getID() >= clang::diag::DIAG_START_SERIALIZATION && info.getID() < clang::diag::DIAG_START_LEX)
    refused_precompiled_ = true;
  const std::string name = DiagnosticName(info.getID());
  const bool is_error = level >= clang::DiagnosticsEngine::Error ||
                        (level == clang::DiagnosticsEngine::Warning && half_ == Half::kHost && ErrorOnHost(name));
  const bool is_note = level == clang::DiagnosticsEngine::Note;
  if (!is_error && !is_note) {
    last_was_error_ = false;
    return;
  }
  std::string message = TextOf(info);
  const SourceRange place =
      locator_ && info.getLocation().isValid() ? locator_->Token(info.getLocation()) : SourceRange{};
  if (is_note) {
    if (errors_.empty() || !last_was_error_) return;
    ParseError& error = errors_.back();
    // An error inside a header belongs to the first place of the project that its notes lead to.
    if (!error.range.valid() && place.valid()) error.range = place;
    if (error.notes.size() < kMaxNotes) error.notes.push_back({place, std::move(message)});
    return;
  }
  failed_ = true;
  last_was_error_ = true;
  if (errors_.size() >= kMaxErrors) return;
  ParseError error;
  error.half = half_;
  error.range = place;
  error.diag = name;
  error.message = std::move(message);
  for (unsigned i = 0; i < info.getNumArgs(); ++i) {
    error.args.push_back(ArgumentText(info, i));
    if (error.name.empty() && IsName(info.getArgKind(i))) error.name = error.args.back();
  }
  errors_.push_back(std::move(error));
}

}  // namespace assay
