// See tokens.h. Lines, indentation, names and operators.
#include "reference/python/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>

#include "reference/python/tokenizer.h"

namespace assay::harness {
namespace {

struct Range {
  std::uint32_t first, last;
};

// Characters that cannot be part of a name: punctuation, symbols, blanks beyond ASCII. Letters of rare scripts are
// accepted.
constexpr std::array kForeign = {
    Range{0x80, 0xA9},     Range{0xAB, 0xB4},       Range{0xB6, 0xB6},     Range{0xB8, 0xB9},     Range{0xBB, 0xBF},
    Range{0xD7, 0xD7},     Range{0xF7, 0xF7},       Range{0x2000, 0x203E}, Range{0x2041, 0x2053}, Range{0x2055, 0x2070},
    Range{0x2072, 0x207E}, Range{0x2080, 0x208F},   Range{0x20A0, 0x20CF}, Range{0x2190, 0x2BFF}, Range{0x3000, 0x3004},
    Range{0x3008, 0x3020}, Range{0x3030, 0x3030},   Range{0xE000, 0xF8FF}, Range{0xFE10, 0xFE1F}, Range{0xFE30, 0xFE32},
    Range{0xFF01, 0xFF0F}, Range{0xFF1A, 0xFF20},   Range{0xFF3B, 0xFF3E}, Range{0xFF40, 0xFF40}, Range{0xFF5B, 0xFF65},
    Range{0xFFE0, 0xFFFF}, Range{0x1F000, 0x1FAFF}, Range{0xFEFF, 0xFEFF}};

}  // namespace

void Tokenizer::Continuation() {
  const char next = Peek(1);
  if (next == '\n' || next == '\r') {
    ++at_;
    EndOfLine();
    if (at_ >= text_.size()) Fail("the text ends after a backslash", line_ - 1);
  } else {
    Fail("a backslash is outside of a string", line_);
  }
}

// The indentation of a line that has code. False at the end of the text.
bool Tokenizer::Indentation() {
  for (;;) {
    int column = 0, other = 0;  // tabs as 8 columns, and as one
    const std::uint32_t begin = at_;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == ' ') {
        ++column;
        ++other;
      } else if (c == '\t') {
        column = (column / 8 + 1) * 8;
        ++other;
      } else if (c == '\f') {
        column = other = 0;
      } else {
        break;
      }
    }
    if (at_ >= text_.size()) return false;
    if (text_[at_] == '#') {
      while (at_ < text_.size() && text_[at_] != '\n' && text_[at_] != '\r') ++at_;
      if (at_ >= text_.size()) return false;
    }
    if (text_[at_] == '\n' || text_[at_] == '\r') {
      EndOfLine();
      continue;
    }
    return Indent(column, other, begin);
  }
}

bool Tokenizer::Indent(int column, int other, std::uint32_t begin) {
  if (column == indents_.back().column) {
    if (other != indents_.back().other) return Fail("tabs and spaces are mixed in the indentation", line_), false;
  } else if (column > indents_.back().column) {
    if (other <= indents_.back().other) return Fail("tabs and spaces are mixed in the indentation", line_), false;
    if (indents_.size() >= 100) return Fail("the indentation has too many levels", line_), false;
    indents_.push_back({column, other});
    Put(TokenKind::kIndent, begin, line_);
  } else {
    while (column < indents_.back().column) {
      indents_.pop_back();
      Put(TokenKind::kDedent, begin, line_);
    }
    if (column != indents_.back().column)
      return Fail("the indentation matches no line above that it could go back to", line_), false;
    if (other != indents_.back().other) return Fail("tabs and spaces are mixed in the indentation", line_), false;
  }
  return true;
}

void Tokenizer::Token(char c) {
  const std::uint32_t begin = at_;
  const int line = line_;
  if (c == '\0') return Fail("the text contains a zero byte", line_);
  if (IsDigit(c) || (c == '.' && IsDigit(Peek(1)))) return Number(begin);
  if (IsWord(c)) {
    std::size_t letters = 0;
    while (letters < 3 && std::isalpha(static_cast<unsigned char>(Peek(letters))) != 0) ++letters;
    if (letters <= 2 && (Peek(letters) == '"' || Peek(letters) == '\'') && IsPrefix(text_.substr(at_, letters)))
      return String(begin, letters);
    while (at_ < text_.size() && IsWord(text_[at_])) {
      std::size_t length = 1;
      if (!IsAscii(text_[at_])) {
        const std::string foreign = ForeignCharacter(text_, at_, length);
        if (!foreign.empty()) return Fail("the character " + foreign + " is in the code", line_);
      }
      at_ += static_cast<std::uint32_t>(length);
    }
    return Put(TokenKind::kName, begin, line);
  }
  if (c == '"' || c == '\'') return String(begin, 0);
  Operator(c, begin);
}

void Tokenizer::Operator(char c, std::uint32_t begin) {
  static constexpr std::array<std::string_view, 23> kLong = {"**=", "//=", ">>=", "<<=", "...", "**", "//", ">>",
                                                             "<<",  "<=",  ">=",  "==",  "!=",  "->", "+=", "-=",
                                                             "*=",  "/=",  "%=",  "&=",  "|=",  "^=", "@="};
  for (std::string_view op : kLong) {
    if (!text_.substr(at_).starts_with(op)) continue;
    at_ += static_cast<std::uint32_t>(op.size());
    return Put(TokenKind::kOperator, begin, line_);
  }
  if (text_.substr(at_).starts_with(":=")) {
    at_ += 2;
    return Put(TokenKind::kOperator, begin, line_);
  }
  if (std::string_view("()[]{}:,;+-*/|&<>=.%~^@").find(c) == std::string_view::npos) {
    // CPython's tokenizer accepts these, but its grammar does not.
    if (std::string_view("`$?!").find(c) == std::string_view::npos)
      return Fail(std::string("the character `") + c + "` is in the code", line_);
  }
  if (c == '(' || c == '[' || c == '{') {
    if (brackets_.size() >= 200) return Fail("brackets nest too deeply", line_);
    brackets_.push_back({c, line_});
  } else if (c == ')' || c == ']' || c == '}') {
    const char opens = c == ')' ? '(' : c == ']' ? '[' : '{';
    if (brackets_.empty()) return Fail(std::string("the `") + c + "` closes nothing", line_);
    if (brackets_.back().bracket != opens)
      return Fail(std::string("the `") + c + "` does not match the `" + brackets_.back().bracket + "` of line " +
                      std::to_string(brackets_.back().line),
                  line_);
    brackets_.pop_back();
  }
  ++at_;
  Put(TokenKind::kOperator, begin, line_);
}

void Tokenizer::Finish() {
  if (!brackets_.empty()) {
    out_.open_bracket = brackets_.back().bracket;
    out_.open_line = brackets_.back().line;
  }
  if (!out_.error.empty()) return;
  if (!inner_ && !out_.tokens.empty() && out_.tokens.back().kind != TokenKind::kNewline && brackets_.empty())
    Put(TokenKind::kNewline, at_, line_);
  for (; indents_.size() > 1; indents_.pop_back()) Put(TokenKind::kDedent, at_, line_);
  Put(TokenKind::kEnd, at_, line_);
}

std::string ForeignCharacter(std::string_view text, std::size_t at, std::size_t& length) {
  const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u; };
  const unsigned first = byte(0);
  length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
  std::uint32_t code = length == 4 ? first & 7 : length == 3 ? first & 15 : first & 31;
  bool valid = length > 1 && first < 0xF5;
  for (std::size_t i = 1; i < length; ++i) {
    valid &= (byte(i) & 0xC0) == 0x80;
    code = code << 6 | (byte(i) & 0x3F);
  }
  if (!valid) return "that is no UTF-8";
  const bool foreign =
      std::any_of(kForeign.begin(), kForeign.end(), [&](Range r) { return code >= r.first && code <= r.last; });
  if (!foreign) return "";
  char name[16];
  std::snprintf(name, sizeof name, " (U+%04X)", code);
  return "`" + std::string(text.substr(at, length)) + "`" + name;
}

PythonTokens TokenizePython(std::string_view text, std::uint32_t begin, std::uint32_t end, int line, bool inner) {
  return Tokenizer(text, begin, end, line, inner).Run();
}

}  // namespace assay::harness
