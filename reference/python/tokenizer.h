// The tokenizer behind tokens.h. Internal to it.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reference/python/tokens.h"

namespace assay::harness {

inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }
inline bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
inline bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || !IsAscii(c); }

class Tokenizer {
 public:
  Tokenizer(std::string_view text, std::uint32_t begin, std::uint32_t end, int line, bool inner)
      : text_(text.substr(0, end)), at_(begin), line_(line), inner_(inner) {}

  PythonTokens Run() {
    if (!inner_ && text_.substr(at_).starts_with("\xEF\xBB\xBF")) at_ += 3;
    bool line_start = !inner_;
    while (out_.error.empty()) {
      if (line_start && brackets_.empty()) {
        if (!Indentation()) break;
        line_start = false;
      }
      if (at_ >= text_.size()) break;
      const char c = text_[at_];
      if (c == ' ' || c == '\t' || c == '\f') {
        ++at_;
      } else if (c == '#') {
        while (at_ < text_.size() && text_[at_] != '\n' && text_[at_] != '\r') ++at_;
      } else if (c == '\n' || c == '\r') {
        const std::uint32_t begin = at_;
        EndOfLine();
        if (brackets_.empty() && !inner_) {
          Put(TokenKind::kNewline, begin, line_ - 1);
          line_start = true;
        }
      } else if (c == '\\') {
        Continuation();
      } else {
        Token(c);
      }
    }
    Finish();
    return std::move(out_);
  }

 private:
  void Put(TokenKind kind, std::uint32_t begin, int line) { out_.tokens.push_back({kind, begin, at_, line}); }
  void Fail(std::string what, int line) {
    Put(TokenKind::kError, at_, line);
    out_.error = std::move(what);
    out_.error_line = line;
  }
  void EndOfLine() {
    at_ += text_.compare(at_, 2, "\r\n") == 0 ? 2 : 1;
    ++line_;
  }
  char Peek(std::size_t ahead) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

  void Continuation();

  bool Indentation();

  bool Indent(int column, int other, std::uint32_t begin);

  void Token(char c);

  static bool IsPrefix(std::string_view letters);

  bool Digits(bool (*is)(char));

  void BadNumber(std::uint32_t begin);

  void Number(std::uint32_t begin);

  void String(std::uint32_t begin, std::size_t prefix);

  static bool Escapes(std::string_view inside, bool bytes);

  bool Closes(char quote, bool triple) const;

  bool Literal(char quote, bool triple, bool format, bool raw, int opened);

  bool Field(char quote, bool triple, bool raw, int opened, int depth);

  void Operator(char c, std::uint32_t begin);

  void Finish();

  struct Indented {
    int column, other;
  };
  struct Open {
    char bracket;
    int line;
  };

  std::string_view text_;
  std::uint32_t at_;
  int line_;
  bool inner_;
  std::vector<Indented> indents_ = {{0, 0}};
  std::vector<Open> brackets_;
  PythonTokens out_;
};

}  // namespace assay::harness
