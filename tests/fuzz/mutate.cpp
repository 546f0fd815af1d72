// See mutate.h.
#include "tests/fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

namespace assay::fuzz {
namespace {

// Words that have caused trouble in parsers, ours or others.
constexpr std::array<std::string_view, 48> kWords = {
    "0",        "-1",     "1",          "2147483647", "-2147483648", "4294967296", "9223372036854775807",
    "1e308",    "-0.0",   "nan",        "inf",        "128_KB",      "0x",         "\xff\xfe",
    "\xe2\x80", "\"\"\"", "'''",        "```",        "\\",          "\\\n",       "(",
    ")",        "[",      "]",          "{",          "}",           "<",          ">",
    "/*",       "*/",     "//",         "#",          "#include ",   "#define A ", "class ",
    "lambda: ", "yield ", "self",       "return ",    "**",          ":",          ";",
    "null",     "[None]", "{\"a\": 1}", "\\u0000",    "\t",          " = "};

struct Span {
  std::size_t begin = 0, end = 0;
};

bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

Span WordAt(const std::string& text, std::size_t at) {
  Span span{at, at};
  while (span.begin > 0 && IsWord(text[span.begin - 1])) --span.begin;
  while (span.end < text.size() && IsWord(text[span.end])) ++span.end;
  if (span.begin == span.end) span.end = std::min(at + 1, text.size());
  return span;
}

Span LineAt(const std::string& text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const std::size_t after = text.find('\n', at);
  return {before == std::string::npos ? 0 : before + 1, after == std::string::npos ? text.size() : after + 1};
}

Span SomeSpan(const std::string& text, Random& random) {
  const std::size_t at = random.Below(text.size());
  switch (random.Below(3)) {
    case 0:
      return WordAt(text, at);
    case 1:
      return LineAt(text, at);
    default:
      return {at, std::min(text.size(), at + 1 + random.Below(64))};
  }
}

std::string Piece(const std::string& text, Random& random) {
  if (text.empty()) return std::string(kWords[random.Below(kWords.size())]);
  const Span span = SomeSpan(text, random);
  return text.substr(span.begin, span.end - span.begin);
}

void Change(std::string& text, const std::string& other, Random& random) {
  if (text.empty()) {
    text = Piece(other, random);
    return;
  }
  const Span span = SomeSpan(text, random);
  const std::size_t length = span.end - span.begin;
  switch (random.Below(10)) {
    case 0:
      text.erase(span.begin, length);
      break;
    case 1:
      text.insert(span.end, text.substr(span.begin, length));
      break;
    case 2:
      text[random.Below(text.size())] = static_cast<char>(random.Next());
      break;
    case 3:
      text.replace(span.begin, length, kWords[random.Below(kWords.size())]);
      break;
    case 4:
      text.insert(span.begin, kWords[random.Below(kWords.size())]);
      break;
    case 5:
      text.replace(span.begin, length, Piece(other, random));
      break;
    case 6:
      text.insert(span.begin, Piece(other, random));
      break;
    case 7:
      text.resize(random.Below(text.size()));
      break;
    case 8: {  // two pieces change places
      const std::string taken = text.substr(span.begin, length);
      text.erase(span.begin, length);
      text.insert(random.Below(text.size() + 1), taken);
      break;
    }
    default: {  // one piece many times
      const std::string taken = text.substr(span.begin, length);
      std::string row;
      for (std::size_t i = random.Below(200); i > 0 && row.size() < 4096; --i) row += taken;
      text.insert(span.begin, row);
      break;
    }
  }
}

}  // namespace

std::uint64_t Random::Next() {
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15ull;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}

std::string Mutated(const std::string& text, const std::string& other, std::size_t most, Random& random) {
  std::string out = text;
  for (std::size_t i = 1 + random.Below(8); i > 0; --i) Change(out, other, random);
  if (out.size() > most) out.resize(most);
  return out;
}

}  // namespace assay::fuzz
