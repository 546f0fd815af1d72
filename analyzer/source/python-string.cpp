// The escapes of Python's string literals (lexical analysis, 2.5.1).
#include "analyzer/source/python-string.h"

#include <optional>

namespace assay::source {
namespace {

struct Escape {
  std::string text;
  std::uint32_t length;  // container bytes, the backslash included
};

void AppendUtf8(std::uint32_t code, std::string& out) {
  auto put = [&out](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | (code >> 6));
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | (code >> 12));
    put(0x80 | ((code >> 6) & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | (code >> 18));
    put(0x80 | ((code >> 12) & 0x3F));
    put(0x80 | ((code >> 6) & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

// Up to `most` digits of the base at the front; nothing if there are fewer than `least`.
std::optional<Escape> Numbered(std::string_view digits, int base, std::size_t least, std::size_t most,
                               std::uint32_t lead) {
  std::uint32_t value = 0;
  std::size_t count = 0;
  for (; count < most && count < digits.size(); ++count) {
    char c = digits[count];
    int digit = c >= '0' && c <= '9'   ? c - '0'
                : c >= 'a' && c <= 'f' ? c - 'a' + 10
                : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                       : 99;
    if (digit >= base) break;
    value = value * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digit);
  }
  bool surrogate = value >= 0xD800 && value < 0xE000;
  if (count < least || value > 0x10FFFF || surrogate) return std::nullopt;
  Escape escape{"", lead + static_cast<std::uint32_t>(count)};
  AppendUtf8(value, escape.text);
  return escape;
}

// `rest` begins with a backslash.
std::optional<Escape> ReadEscape(std::string_view rest) {
  if (rest.size() < 2) return std::nullopt;
  switch (rest[1]) {
    case '\n':
      return Escape{"", 2};
    case '\r':
      return Escape{"", rest.size() > 2 && rest[2] == '\n' ? 3u : 2u};
    case '\\':
      return Escape{"\\", 2};
    case '\'':
      return Escape{"'", 2};
    case '"':
      return Escape{"\"", 2};
    case 'a':
      return Escape{"\a", 2};
    case 'b':
      return Escape{"\b", 2};
    case 'f':
      return Escape{"\f", 2};
    case 'n':
      return Escape{"\n", 2};
    case 'r':
      return Escape{"\r", 2};
    case 't':
      return Escape{"\t", 2};
    case 'v':
      return Escape{"\v", 2};
    case 'x':
      return Numbered(rest.substr(2), 16, 2, 2, 2);
    case 'u':
      return Numbered(rest.substr(2), 16, 4, 4, 2);
    case 'U':
      return Numbered(rest.substr(2), 16, 8, 8, 2);
    default:
      return Numbered(rest.substr(1), 8, 1, 3, 1);
  }
}

// Calls `written` for each stretch without escapes and `escaped` for each escape.
template <class Written, class Escaped>
void Decode(std::string_view container, std::uint32_t begin, std::uint32_t end, Written written, Escaped escaped) {
  std::uint32_t plain = begin, at = begin;
  container = container.substr(0, end);
  while (at < end) {
    const std::size_t backslash = container.find('\\', at);
    if (backslash == std::string_view::npos) break;
    at = static_cast<std::uint32_t>(backslash);
    const std::optional<Escape> escape = ReadEscape(container.substr(at));
    if (!escape) {
      at += 2;
      continue;
    }
    written(plain, at);
    escaped(at, *escape);
    at += escape->length;
    plain = at;
  }
  written(plain, end);
}

}  // namespace

void AppendPythonText(std::string_view container, std::uint32_t begin, std::uint32_t end, bool raw, std::string& text,
                      OffsetMap& map) {
  const auto written = [&](std::uint32_t from, std::uint32_t until) {
    text.append(container.substr(from, until - from));
    map.Append(from, until - from);
  };
  if (raw) return written(begin, end);
  Decode(container, begin, end, written, [&](std::uint32_t at, const Escape& escape) {
    text += escape.text;
    map.Append(at, static_cast<std::uint32_t>(escape.text.size()));
    // An empty segment, so that a range that ends here ends after the escape.
    map.Append(at + escape.length, 0);
  });
}

std::string PythonText(std::string_view inside) {
  std::string text;
  Decode(
      inside, 0, static_cast<std::uint32_t>(inside.size()),
      [&](std::uint32_t from, std::uint32_t until) { text.append(inside.substr(from, until - from)); },
      [&](std::uint32_t, const Escape& escape) { text += escape.text; });
  return text;
}

}  // namespace assay::source
