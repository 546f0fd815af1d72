// From Clang's source locations to ranges in the project's virtual files.
#pragma once

#include <optional>

#include "analyzer/facts/source-range.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/source/project.h"

namespace assay {

class Locator {
 public:
  Locator(const clang::SourceManager& sources, const clang::LangOptions& language, const Project* project);

  // Whether the location (where it is expanded) lies in one of the project's files.
  bool InProject(clang::SourceLocation location) const { return FileOf(location) >= 0; }
  int FileOf(clang::SourceLocation location) const;
  // The token at a location; the range of tokens of a token range. Macro locations count where they are expanded.
  SourceRange Token(clang::SourceLocation location) const;
  SourceRange Tokens(clang::SourceRange range) const;
  SourceRange Chars(clang::CharSourceRange range) const;
  // The text of a range as written.
  std::string Text(const SourceRange& range) const;
  // "file:offset" of a declaration, the same for a template's pattern and its instantiations.
  std::string Id(clang::SourceLocation location) const;
  // `range` grown to include the semicolon that follows it, if one does.
  SourceRange WithSemicolon(SourceRange range) const;

 private:
  const clang::SourceManager& sources_;
  const clang::LangOptions& language_;
  const Project* project_;
  mutable std::map<unsigned, int> file_by_id_;
};

}  // namespace assay
