// Numbers and strings of Python, f-strings with their fields.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "reference/python/tokenizer.h"

namespace assay::harness {

bool Tokenizer::IsPrefix(std::string_view letters) {
  std::string low;
  for (char c : letters) low += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  static constexpr std::array kPrefixes = {"", "r", "u", "b", "f", "br", "rb", "fr", "rf"};
  return std::any_of(kPrefixes.begin(), kPrefixes.end(), [&](const char* p) { return low == p; });
}

// Digits of a base with single underscores between them. False if an underscore is misplaced.
bool Tokenizer::Digits(bool (*is)(char)) {
  for (;;) {
    while (is(Peek(0))) ++at_;
    if (Peek(0) != '_') return true;
    if (!is(Peek(1))) return false;
    ++at_;
  }
}

void Tokenizer::BadNumber(std::uint32_t begin) {
  std::uint32_t end = at_;
  while (end < text_.size() && (IsWord(text_[end]) || text_[end] == '.')) ++end;
  const std::string word(text_.substr(begin, std::min<std::uint32_t>(end - begin, 40)));
  Fail("`" + word + "` is no number in Python", line_);
}

void Tokenizer::Number(std::uint32_t begin) {
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

void Tokenizer::String(std::uint32_t begin, std::size_t prefix) {
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

// Whether `\x`, `\u`, `\U` and `\N` are followed by what they require.
bool Tokenizer::Escapes(std::string_view inside, bool bytes) {
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

bool Tokenizer::Closes(char quote, bool triple) const {
  return Peek(0) == quote && (!triple || (Peek(1) == quote && Peek(2) == quote));
}

// Up to after the closing quotes.
bool Tokenizer::Literal(char quote, bool triple, bool format, bool raw, int opened) {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (Closes(quote, triple)) {
      at_ += triple ? 3 : 1;
      return true;
    }
    if (c == '\0') return Fail("the text contains a zero byte", line_), false;
    if (c == '\n' || c == '\r') {
      if (!triple) break;
      EndOfLine();
    } else if (c == '\\' && !(format && (Peek(1) == '{' || Peek(1) == '}'))) {
      ++at_;
      // \N{name} in an f-string is not a field.
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
        return Fail("an f-string contains a single `}`", line_), false;
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
bool Tokenizer::Field(char quote, bool triple, bool raw, int opened, int depth) {
  if (depth > 4) return Fail("an f-string nests too deeply", line_), false;
  ++at_;
  const ReplacementField from{at_, at_, line_};
  std::string open;
  for (;; ++at_) {
    const char c = at_ < text_.size() ? text_[at_] : '\0';
    if (c == '\0') {
      return Fail("a field of the f-string never ends; a brace that is meant as such is written twice", opened), false;
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
  // `{x=}` also shows the expression.
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

}  // namespace assay::harness
