// Python text as CPython's tokenizer sees it, for saying where and why a text is no Python. Internal.
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
  // Of the kError token: what is wrong, and the line to name where it is another than the token's.
  std::string error;
  int error_line = 0;
  // The innermost bracket that is open at the end; 0 where none is.
  char open_bracket = 0;
  int open_line = 0;
};

// `text` from `begin` to `end`; lines are counted from `line`. An `inner` text is an expression: it has no lines or
// indentation of its own.
PythonTokens TokenizePython(std::string_view text, std::uint32_t begin, std::uint32_t end, int line, bool inner);

// U+201C of a quotation mark and the like; empty where the character at `at` may stand in a name.
std::string ForeignCharacter(std::string_view text, std::size_t at, std::size_t& length);

}  // namespace assay::harness
