// C++ as words, literals and comments: enough to rename, indent and comment a text without changing what it means.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::golden {

struct CppToken {
  enum class Kind { kWord, kNumber, kLiteral, kComment, kOther } kind = Kind::kOther;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view Of(std::string_view text) const { return text.substr(begin, end - begin); }
};

// Blanks are left out. What does not end ends with its line, or with the text.
std::vector<CppToken> CppTokens(std::string_view text);

// A comment that Assay itself reads, as code: how a kernel is launched, which findings are wanted.
inline bool IsReadByAssay(std::string_view comment) { return comment.find("assay") != std::string_view::npos; }

// A line of the text, from `begin` up to its newline or the end of the text.
struct CppLine {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool continues = false;  // starts inside a literal, a comment or a directive of the line before
  bool open = false;       // and ends inside one
  bool directive = false;  // a preprocessor line
};
std::vector<CppLine> CppLines(std::string_view text, const std::vector<CppToken>& tokens);

bool IsWordByte(char byte);

}  // namespace assay::golden
