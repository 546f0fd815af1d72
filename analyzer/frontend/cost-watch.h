// Counts what a text makes Clang do, so that a text of exploding cost (macros that double, headers that include
// themselves, templates that branch, unbounded nesting of expressions) is stopped at the same place on every
// machine, before time, memory or the stack runs out. Also notes which line is being read, for the message if Clang
// crashes there.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/locator.h"

namespace assay {

class CostWatch {
 public:
  CostWatch(const clang::SourceManager& sources, const Locator& locator, const Project* project)
      : sources_(sources), locator_(locator), project_(project) {}

  void Token(const clang::Token& token);
  void Macro(const clang::Token& name, const clang::MacroArgs* args);
  void Include(clang::SourceLocation hash);
  void Template();
  void Class(const clang::CXXRecordDecl& complete);

 private:
  void Statement(clang::tok::TokenKind kind);
  void Note(clang::SourceLocation location);

  const clang::SourceManager& sources_;
  const Locator& locator_;
  const Project* project_;
  std::uint64_t tokens_ = 0, macros_ = 0, includes_ = 0, templates_ = 0;
  std::unordered_map<const clang::CXXRecordDecl*, std::uint32_t> heights_;  // classes with bases below them
  std::uint32_t statement_ = 0;                                             // tokens since the statement began
  bool ended_ = true;                                                       // the last token ended a statement
  std::vector<clang::tok::TokenKind> open_;
  std::vector<std::uint32_t> otherwise_;  // `else` in a row, by depth of braces
};

// Ends the process if brackets nest so deeply that even skipping them would overflow the stack.
void RefuseDeepText(const Project& project);

}  // namespace assay
