// A lexer that needs to know only where words end; comments are gone before it starts.
#include "corpus/tokens.h"

#include <cctype>
#include <map>

#include "analyzer/source/content.h"

namespace assay {
namespace {

// Calls `each` with every token: a word, a number, a literal with its quotes, or one other character.
template <class Each>
void ForTokens(std::string_view code, const Each& each) {
  for (std::size_t at = 0; at < code.size();) {
    char c = code[at];
    std::size_t end = at + 1;
    if (std::isspace(static_cast<unsigned char>(c))) {
      ++at;
      continue;
    }
    if (source::IsIdentifierChar(c)) {
      while (end < code.size() && source::IsIdentifierChar(code[end])) ++end;
    } else if (c == '"' || c == '\'') {
      while (end < code.size() && code[end] != c && code[end] != '\n') end += code[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, code.size());
    }
    each(code.substr(at, end - at));
    at = end;
  }
}

bool IsNumber(std::string_view token) { return std::isdigit(static_cast<unsigned char>(token.front())) != 0; }

void Append(std::string& out, std::string_view token) {
  if (!out.empty()) out += ' ';
  out += token;
}

}  // namespace

std::string NormalTokens(std::string_view code) {
  std::string out;
  ForTokens(source::ScanCpp(code, false).code, [&](std::string_view token) { Append(out, token); });
  return out;
}

std::string ShapeTokens(std::string_view code) {
  std::string out;
  std::map<std::string, std::size_t, std::less<>> numbers;
  ForTokens(source::ScanCpp(code, false).code, [&](std::string_view token) {
    if (IsNumber(token)) return Append(out, "N");
    if (!source::IsIdentifierChar(token.front())) return Append(out, token);
    auto [it, fresh] = numbers.try_emplace(std::string(token), numbers.size());
    Append(out, "i" + std::to_string(it->second));
  });
  return out;
}

std::size_t CountTokens(std::string_view text) {
  std::size_t count = 0;
  bool in_word = false;
  for (char c : text) {
    bool word = source::IsIdentifierChar(c) || static_cast<unsigned char>(c) >= 0x80;
    if (word ? !in_word : !std::isspace(static_cast<unsigned char>(c))) ++count;
    in_word = word;
  }
  return count;
}

}  // namespace assay
