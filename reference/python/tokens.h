// Python text as CPython's tokenizer sees it, to report where and why a text is not Python. Internal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::harness {

enum class TokenKind { kName, kNumber, kString, kOperator, kNewline, kIndent, kDedent, kEnd, kError };

struct PythonToken {
  TokenKind kind = TokenKind::kEnd;
  std::uint32_t begin = 0, end = 0;
  int line = 1;
};

// An f-string's replacement field: the expression alone.
struct ReplacementField {
  std::uint32_t begin = 0, end = 0;
  int line = 1;
};

struct PythonTokens {
  std::vector<PythonToken> tokens;  // the last one is kEnd or kError
  std::vector<ReplacementField> fields;
  // For the kError token: the error, and the line to report if it is not the token's.
  std::string error;
  int error_line = 0;
  // The innermost bracket that is open at the end; 0 if there is none.
  char open_bracket = 0;
  int open_line = 0;
};

// `text` from `begin` to `end`; lines are counted from `line`. An `inner` text is an expression: it has no line
// structure or indentation.
PythonTokens TokenizePython(std::string_view text, std::uint32_t begin, std::uint32_t end, int line, bool inner);

// U+201C of a quotation mark and the like; empty if the character at `at` may be part of a name.
std::string ForeignCharacter(std::string_view text, std::size_t at, std::size_t& length);

}  // namespace assay::harness
