// Locations to ranges.
#include "analyzer/frontend/locator.h"

#include "analyzer/frontend/file-system.h"

namespace assay {

Locator::Locator(const clang::SourceManager& sources, const clang::LangOptions& language, const Project* project)
    : sources_(sources), language_(language), project_(project) {}

int Locator::FileOf(clang::SourceLocation location) const {
  if (location.isInvalid() || project_ == nullptr) return -1;
  const clang::FileID id = sources_.getFileID(sources_.getFileLoc(location));
  const auto [it, fresh] = file_by_id_.emplace(id.getHashValue(), -1);
  if (!fresh) return it->second;
  const clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(id);
  if (!entry) return -1;
  it->second = ProjectFileAt(*project_, entry->getName().str());
  return it->second;
}

SourceRange Locator::Token(clang::SourceLocation location) const { return Tokens(clang::SourceRange(location)); }

SourceRange Locator::Tokens(clang::SourceRange range) const {
  return Chars(clang::CharSourceRange::getTokenRange(range));
}

SourceRange Locator::Chars(clang::CharSourceRange range) const {
  if (range.isInvalid()) return {};
  clang::CharSourceRange file_range = clang::Lexer::makeFileCharRange(range, sources_, language_);
  if (file_range.isInvalid()) {
    // Ends in different macros: take where each end is expanded.
    const clang::SourceLocation begin = sources_.getFileLoc(range.getBegin());
    clang::SourceLocation end = sources_.getExpansionRange(range.getEnd()).getEnd();
    file_range =
        clang::CharSourceRange::getCharRange(begin, clang::Lexer::getLocForEndOfToken(end, 0, sources_, language_));
  }
  const int file = FileOf(file_range.getBegin());
  if (file < 0) return {};
  const unsigned begin = sources_.getFileOffset(sources_.getFileLoc(file_range.getBegin()));
  unsigned end = begin;
  if (FileOf(file_range.getEnd()) == file) end = sources_.getFileOffset(sources_.getFileLoc(file_range.getEnd()));
  return {file, begin, std::max(begin, end)};
}

std::string Locator::Text(const SourceRange& range) const {
  if (!range.valid() || project_ == nullptr) return {};
  const std::string& text = project_->files[static_cast<std::size_t>(range.file)].text;
  if (range.begin >= text.size()) return {};
  return text.substr(range.begin, range.end - range.begin);
}

std::string Locator::Id(clang::SourceLocation location) const {
  const SourceRange range = Token(location);
  if (!range.valid()) return {};
  return std::to_string(range.file) + ":" + std::to_string(range.begin);
}

SourceRange Locator::WithSemicolon(SourceRange range) const {
  if (!range.valid()) return range;
  const std::string& text = project_->files[static_cast<std::size_t>(range.file)].text;
  std::size_t at = range.end;
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r')) ++at;
  if (at < text.size() && text[at] == ';') range.end = static_cast<std::uint32_t>(at + 1);
  return range;
}

}  // namespace assay
