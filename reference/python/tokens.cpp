// See tokens.h.
#include "reference/python/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <cstdlib>

namespace assay::harness {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || !IsAscii(c); }

struct Range {
  std::uint32_t first, last;
};

// Characters that stand in no name: punctuation, symbols, blanks beyond ASCII. Letters of rare scripts are let through.
constexpr std::array kForeign = {
    Range{0x80, 0xA9},     Range{0xAB, 0xB4},       Range{0xB6, 0xB6},     Range{0xB8, 0xB9},     Range{0xBB, 0xBF},
    Range{0xD7, 0xD7},     Range{0xF7, 0xF7},       Range{0x2000, 0x203E}, Range{0x2041, 0x2053}, Range{0x2055, 0x2070},
    Range{0x2072, 0x207E}, Range{0x2080, 0x208F},   Range{0x20A0, 0x20CF}, Range{0x2190, 0x2BFF}, Range{0x3000, 0x3004},
    Range{0x3008, 0x3020}, Range{0x3030, 0x3030},   Range{0xE000, 0xF8FF}, Range{0xFE10, 0xFE1F}, Range{0xFE30, 0xFE32},
    Range{0xFF01, 0xFF0F}, Range{0xFF1A, 0xFF20},   Range{0xFF3B, 0xFF3E}, Range{0xFF40, 0xFF40}, Range{0xFF5B, 0xFF65},
    Range{0xFFE0, 0xFFFF}, Range{0x1F000, 0x1FAFF}, Range{0xFEFF, 0xFEFF}};

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

  void Continuation() {
    const char next = Peek(1);
    if (next == '\n' || next == '\r') {
      ++at_;
      EndOfLine();
      if (at_ >= text_.size()) Fail("the text ends after a backslash", line_ - 1);
    } else {
      Fail("a backslash stands outside of a string", line_);
    }
  }

  // The blanks of a line that has code. False at the end of the text.
  bool Indentation() {
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

  bool Indent(int column, int other, std::uint32_t begin) {
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

  void Token(char c) {
    const std::uint32_t begin = at_;
    const int line = line_;
    if (c == '\0') return Fail("a zero byte stands in the text", line_);
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
          if (!foreign.empty()) return Fail("the character " + foreign + " stands in the code", line_);
        }
        at_ += static_cast<std::uint32_t>(length);
      }
      return Put(TokenKind::kName, begin, line);
    }
    if (c == '"' || c == '\'') return String(begin, 0);
    Operator(c, begin);
  }

  static bool IsPrefix(std::string_view letters) {
    std::string low;
    for (char c : letters) low += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    static constexpr std::array kPrefixes = {"", "r", "u", "b", "f", "br", "rb", "fr", "rf"};
    return std::any_of(kPrefixes.begin(), kPrefixes.end(), [&](const char* p) { return low == p; });
  }

  // Digits of a base with single underscores between them. False where an underscore is misplaced.
  bool Digits(bool (*is)(char)) {
    for (;;) {
      while (is(Peek(0))) ++at_;
      if (Peek(0) != '_') return true;
      if (!is(Peek(1))) return false;
      ++at_;
    }
  }

  void BadNumber(std::uint32_t begin) {
    std::uint32_t end = at_;
    while (end < text_.size() && (IsWord(text_[end]) || text_[end] == '.')) ++end;
    const std::string word(text_.substr(begin, std::min<std::uint32_t>(end - begin, 40)));
    Fail("`" + word + "` is no number in Python", line_);
  }

  void Number(std::uint32_t begin) {
    const int line = line_;
    const auto decimal = [](char c) { return IsDigit(c); };
    const char kind = static_cast<char>(std::tolower(static_cast<unsigned char>(Peek(1))));
    if (Peek(0) == '0' && (kind == 'x' || kind == 'o' || kind == 'b')) {
      at_ += 2;
      if (Peek(0) == '_') ++at_;
      const std::uint32_t digits = at_;
      const bool well = kind == 'x'   ? Digits([](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; })
                        : kind == 'o' ? Digits([](char c) { return c >= '0' && c <= '7'; })
                                      : Digits([](char c) { return c == '0' || c == '1'; });
      if (!well || at_ == digits || IsDigit(Peek(0))) return BadNumber(begin);
    } else {
      if (!Digits(decimal)) return BadNumber(begin);
      const bool zeros = text_[begin] == '0' && at_ > begin + 1 &&
                         text_.substr(begin, at_ - begin).find_first_not_of("0_") != std::string_view::npos;
      bool real = false;
      if (Peek(0) == '.') {
        ++at_;
        real = true;
        if (IsDigit(Peek(0)) && !Digits(decimal)) return BadNumber(begin);
      }
      if (Peek(0) == 'e' || Peek(0) == 'E') {
        const std::size_t sign = Peek(1) == '+' || Peek(1) == '-' ? 2 : 1;
        if (IsDigit(Peek(sign))) {
          at_ += static_cast<std::uint32_t>(sign);
          real = true;
          if (!Digits(decimal)) return BadNumber(begin);
        } else if (sign == 2) {
          return BadNumber(begin);
        }
      }
      if (Peek(0) == 'j' || Peek(0) == 'J') {
        ++at_;
        real = true;
      }
      if (zeros && !real) return BadNumber(begin);
    }
    if (IsWord(Peek(0)) && at_ < text_.size()) {
      std::uint32_t end = at_;
      while (end < text_.size() && IsWord(text_[end])) ++end;
      const std::string_view word = text_.substr(at_, end - at_);
      static constexpr std::array kMayFollow = {"and", "else", "for", "if", "in", "is", "or", "not"};
      if (std::none_of(kMayFollow.begin(), kMayFollow.end(), [&](const char* w) { return word == w; }))
        return BadNumber(begin);
    }
    Put(TokenKind::kNumber, begin, line);
  }

  void String(std::uint32_t begin, std::size_t prefix) {
    const int line = line_;
    const std::string_view letters = text_.substr(at_, prefix);
    const bool format = letters.find_first_of("fF") != std::string_view::npos;
    const bool raw = letters.find_first_of("rR") != std::string_view::npos;
    at_ += static_cast<std::uint32_t>(prefix);
    const char quote = text_[at_];
    const bool triple = Peek(1) == quote && Peek(2) == quote;
    at_ += triple ? 3 : 1;
    const bool bytes = letters.find_first_of("bB") != std::string_view::npos;
    const std::uint32_t inside = at_;
    if (!Literal(quote, triple, format, raw, line)) return;
    if (!raw && !Escapes(text_.substr(inside, at_ - inside), bytes)) {
      Fail("an escape in the string is not complete; a backslash that is meant as such is written twice", line);
    } else {
      Put(TokenKind::kString, begin, line);
    }
  }

  // Whether `\x`, `\u`, `\U` and `\N` have what must follow them.
  static bool Escapes(std::string_view inside, bool bytes) {
    for (std::size_t at = inside.find('\\'); at != std::string_view::npos; at = inside.find('\\', at + 2)) {
      const char c = at + 1 < inside.size() ? inside[at + 1] : '\0';
      const std::size_t digits = c == 'x' ? 2 : bytes ? 0 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
      for (std::size_t i = 0; i < digits; ++i) {
        if (at + 2 + i >= inside.size() || std::isxdigit(static_cast<unsigned char>(inside[at + 2 + i])) == 0)
          return false;
      }
      if (digits == 8 && std::strtoul(std::string(inside.substr(at + 2, 8)).c_str(), nullptr, 16) > 0x10FFFF)
        return false;
      if (c == 'N' && !bytes && (at + 2 >= inside.size() || inside[at + 2] != '{')) return false;
    }
    return true;
  }

  bool Closes(char quote, bool triple) const {
    return Peek(0) == quote && (!triple || (Peek(1) == quote && Peek(2) == quote));
  }

  // To after the closing quotes.
  bool Literal(char quote, bool triple, bool format, bool raw, int opened) {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (Closes(quote, triple)) {
        at_ += triple ? 3 : 1;
        return true;
      }
      if (c == '\0') return Fail("a zero byte stands in the text", line_), false;
      if (c == '\n' || c == '\r') {
        if (!triple) break;
        EndOfLine();
      } else if (c == '\\' && !(format && (Peek(1) == '{' || Peek(1) == '}'))) {
        ++at_;
        // \N{name} of an f-string is no field.
        if (format && !raw && Peek(0) == 'N' && Peek(1) == '{') {
          while (at_ < text_.size() && text_[at_] != '}' && text_[at_] != '\n' && text_[at_] != quote) ++at_;
          if (Peek(0) == '}') ++at_;
          continue;
        }
        if (Peek(0) == '\n' || Peek(0) == '\r') {
          EndOfLine();
        } else if (at_ < text_.size()) {
          ++at_;
        }
      } else if (format && (c == '{' || c == '}')) {
        if (Peek(1) == c) {
          at_ += 2;
        } else if (c == '}') {
          return Fail("a single `}` stands in an f-string", line_), false;
        } else if (!Field(quote, triple, raw, opened, 0)) {
          return false;
        }
      } else {
        ++at_;
      }
    }
    if (triple) {
      Fail("the triple-quoted string that opens here never ends: the text seems to be cut off", opened);
    } else {
      Fail("the string that opens here does not end on its line", opened);
    }
    return false;
  }

  // From the `{` of a field to after its `}`.
  bool Field(char quote, bool triple, bool raw, int opened, int depth) {
    if (depth > 4) return Fail("an f-string nests too deeply", line_), false;
    ++at_;
    const ReplacementField from{at_, at_, line_};
    std::string open;
    for (;; ++at_) {
      const char c = at_ < text_.size() ? text_[at_] : '\0';
      if (c == '\0') {
        return Fail("a field of the f-string never ends; a brace that is meant as such is written twice", opened),
               false;
      }
      if (c == '\n') ++line_;
      if (c == '"' || c == '\'') {
        // Before 3.12 the string's own quotes end it here; since then they open another one.
        const bool inner_triple = Peek(1) == c && Peek(2) == c;
        const int line = line_;
        at_ += inner_triple ? 3 : 1;
        if (!Literal(c, inner_triple, false, raw, line)) {
          out_.error = "a field of the f-string does not end; a brace that is meant as such is written twice";
          return false;
        }
        --at_;
      } else if (c == '(' || c == '[' || c == '{') {
        open += c;
      } else if (c == ')' || c == ']' || c == '}') {
        if (open.empty()) {
          if (c != '}') return Fail("brackets in a field of the f-string do not match", line_), false;
          break;
        }
        open.pop_back();
      } else if (c == '!' && open.empty() && Peek(1) != '=') {
        break;
      } else if (c == ':' && open.empty()) {
        break;
      }
    }
    std::uint32_t end = at_;
    // `{x=}` shows the expression as well.
    std::uint32_t last = end;
    while (last > from.begin && (text_[last - 1] == ' ')) --last;
    if (last > from.begin && text_[last - 1] == '=' && last > from.begin + 1 &&
        std::string_view("=!<>").find(text_[last - 2]) == std::string_view::npos)
      end = last - 1;
    out_.fields.push_back({from.begin, end, from.line});
    if (text_[at_] == '!') {
      while (at_ < text_.size() && text_[at_] != ':' && text_[at_] != '}') ++at_;
    }
    if (at_ < text_.size() && text_[at_] == ':') {
      for (++at_; at_ < text_.size() && text_[at_] != '}';) {
        if (text_[at_] == '{') {
          if (!Field(quote, triple, raw, opened, depth + 1)) return false;
        } else if (Closes(quote, triple)) {
          return Fail("a field of the f-string does not end; a brace that is meant as such is written twice", opened),
                 false;
        } else {
          if (text_[at_] == '\n') ++line_;
          ++at_;
        }
      }
    }
    if (at_ >= text_.size())
      return Fail("a field of the f-string never ends; a brace that is meant as such is written twice", opened), false;
    ++at_;
    return true;
  }

  void Operator(char c, std::uint32_t begin) {
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
      if (c == '`' && text_.substr(at_).starts_with("```")) return Fail("a Markdown fence stands in the code", line_);
      return Fail(std::string("the character `") + c + "` stands in the code", line_);
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

  void Finish() {
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

}  // namespace

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
