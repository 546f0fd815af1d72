// Preprocessor events to facts.
#include "analyzer/frontend/preprocessor-recorder.h"

#include <algorithm>

#include "analyzer/frontend/file-system.h"
#include "analyzer/source/checkout.h"

namespace assay {
namespace {

constexpr int kMostEntered = 64;

}  // namespace

// The hash of the directive that was just read, where it is an #embed.
clang::SourceLocation PreprocessorRecorder::EmbedBeforeHere() const {
  auto* lexer = static_cast<clang::Lexer*>(preprocessor_.getCurrentFileLexer());
  if (lexer == nullptr) return {};
  const auto [file, offset] = preprocessor_.getSourceManager().getDecomposedLoc(lexer->getSourceLocation());
  const llvm::StringRef before = preprocessor_.getSourceManager().getBufferData(file).take_front(offset);
  const std::size_t hash = before.rfind('#', before.rfind("embed"));
  if (hash == llvm::StringRef::npos || !before.substr(hash + 1).ltrim().starts_with("embed")) return {};
  // Only the rest of the directive lies between.
  if (before.substr(hash).rtrim().contains('\n')) return {};
  return preprocessor_.getSourceManager().getLocForStartOfFile(file).getLocWithOffset(static_cast<int>(hash));
}

// A directive of a later language standard that neither compiler of a build knows.
void PreprocessorRecorder::RefuseEmbed(clang::SourceLocation where) {
  preprocessor_.Diag(where, clang::diag::err_pp_invalid_directive) << 0;
}

// If this returns true, Clang silently skips the directive. Angle brackets around a name that quotes would find
// have an error of their own, which does not end the parse. Clang asks about the file of an #embed, too.
bool PreprocessorRecorder::FileNotFound(llvm::StringRef name) {
  if (const clang::SourceLocation embed = EmbedBeforeHere(); embed.isValid()) {
    RefuseEmbed(embed);
    return true;
  }
  return request_.stand_in && !preprocessor_.LookupFile({}, name, /*isAngled=*/false, nullptr, nullptr, nullptr,
                                                        nullptr, nullptr, nullptr, nullptr, nullptr);
}

void PreprocessorRecorder::InclusionDirective(clang::SourceLocation hash, const clang::Token&, llvm::StringRef name,
                                              bool angled, clang::CharSourceRange range,
                                              clang::OptionalFileEntryRef file, llvm::StringRef, llvm::StringRef,
                                              const clang::Module*, bool, clang::SrcMgr::CharacteristicKind) {
  const bool found = file.has_value();
  cost_.Include(hash);
  if (locator_.InProject(hash)) {
    out_.includes.push_back(
        {name.str(), angled, found || request_.stand_in, locator_.Chars(range), request_.half == Half::kHost});
  }
  if (!found && request_.stand_in) StandIn(name.str(), range.getBegin());
}

// Report the error once per name, as if the file were there from then on.
void PreprocessorRecorder::StandIn(const std::string& name, clang::SourceLocation where) {
  const bool known =
      std::any_of(missing_.begin(), missing_.end(), [&](const ParseError& error) { return error.args[0] == name; });
  if (!known) {
    ParseError error;
    error.half = request_.half;
    error.range = locator_.Token(where);
    error.diag = "err_pp_file_not_found";
    error.message = "'" + name + "' file not found";
    error.args = {name};
    missing_.push_back(std::move(error));
  }
  const std::string text = request_.stand_in(name);
  // Clang limits the nesting of its own includes, but not of these: a text that includes itself would never end.
  if (text.empty() || ++entered_ > kMostEntered) return;
  clang::SourceManager& sources = preprocessor_.getSourceManager();
  const clang::FileID file = sources.createFileID(llvm::MemoryBuffer::getMemBufferCopy(text, kInputRoot + name),
                                                  clang::SrcMgr::C_User, 0, 0, where);
  preprocessor_.EnterSourceFile(file, nullptr, where);
}

void PreprocessorRecorder::MacroExpands(const clang::Token& token, const clang::MacroDefinition&,
                                        clang::SourceRange range, const clang::MacroArgs* args) {
  cost_.Macro(token, args);
  if (token.getLocation().isMacroID()) return;
  const bool own = locator_.InProject(token.getLocation());
  if (!own && !InCheckout(token.getLocation())) return;
  const std::string name = preprocessor_.getSpelling(token);
  if (std::find(dialect_.watched_macros.begin(), dialect_.watched_macros.end(), name) ==
      dialect_.watched_macros.end()) {
    return;
  }
  MacroUse use{name, {}, {}, locator_.Tokens(range)};
  for (unsigned i = 0; args != nullptr && i < args->getNumMacroArguments(); ++i) {
    const clang::Token* first = args->getUnexpArgument(i);
    const clang::Token* last = first;
    for (const clang::Token* t = first; t->isNot(clang::tok::eof); ++t) last = t;
    SourceRange where = locator_.Tokens(clang::SourceRange(first->getLocation(), last->getLocation()));
    std::string text = own ? locator_.Text(where) : SourceText(first->getLocation(), last->getLocation());
    use.args.push_back(first->is(clang::tok::eof) ? "" : std::move(text));
    use.arg_ranges.push_back(where);
  }
  out_.macros.push_back(std::move(use));
}

// Headers of the checkout declare names that the project's own files use.
bool PreprocessorRecorder::InCheckout(clang::SourceLocation where) const {
  if (request_.project == nullptr || !request_.project->checkout) return false;
  const clang::SourceManager& sources = preprocessor_.getSourceManager();
  const llvm::StringRef name = sources.getFilename(sources.getFileLoc(where));
  const source::Checkout& checkout = *request_.project->checkout;
  // The model's own headers may be in it, too.
  const bool model = std::any_of(
      request_.include_dirs.begin(), request_.include_dirs.end(),
      [&](const std::string& folder) { return !checkout.Exports(folder) && name.starts_with(folder + "/"); });
  return !model && (name.starts_with(checkout.root() + "/") || name.starts_with(kInputRoot));
}

std::string PreprocessorRecorder::SourceText(clang::SourceLocation first, clang::SourceLocation last) const {
  return clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(first, last),
                                     preprocessor_.getSourceManager(), preprocessor_.getLangOpts())
      .str();
}

}  // namespace assay
