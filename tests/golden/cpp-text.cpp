// Words, literals and comments of C++.
#include "tests/golden/cpp-text.h"

#include <algorithm>
#include <cctype>

namespace assay::golden {
namespace {

using Kind = CppToken::Kind;

bool IsDigit(char byte) { return std::isdigit(static_cast<unsigned char>(byte)) != 0; }

std::size_t EndOf(std::string_view text, std::string_view what, std::size_t from) {
  const std::size_t at = text.find(what, from);
  return at == std::string_view::npos ? text.size() : at + what.size();
}

std::size_t LiteralEnd(std::string_view text, std::size_t begin) {
  for (std::size_t i = begin + 1; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == text[begin])
      return i + 1;
  }
  return std::min(text.find('\n', begin), text.size());
}

std::size_t NumberEnd(std::string_view text, std::size_t i) {
  while (i < text.size()) {
    const bool sign = (text[i] == '+' || text[i] == '-') && std::string_view("eEpP").find(text[i - 1]) < 4;
    const bool separator = text[i] == '\'' && i + 1 < text.size() && IsWordByte(text[i + 1]);
    if (!IsWordByte(text[i]) && text[i] != '.' && !sign && !separator) break;
    ++i;
  }
  return i;
}

CppToken TokenAt(std::string_view text, std::size_t begin) {
  const std::string_view rest = text.substr(begin);
  if (rest.starts_with("//")) return {Kind::kComment, begin, std::min(text.find('\n', begin), text.size())};
  if (rest.starts_with("/*")) return {Kind::kComment, begin, EndOf(text, "*/", begin + 2)};
  if (rest[0] == '"' || rest[0] == '\'') return {Kind::kLiteral, begin, LiteralEnd(text, begin)};
  if (IsDigit(rest[0]) || (rest[0] == '.' && rest.size() > 1 && IsDigit(rest[1])))
    return {Kind::kNumber, begin, NumberEnd(text, begin + 1)};
  if (!IsWordByte(rest[0])) return {Kind::kOther, begin, begin + 1};
  std::size_t end = begin;
  while (end < text.size() && IsWordByte(text[end])) ++end;
  if (text[end - 1] == 'R' && end - begin <= 3 && end < text.size() && text[end] == '"') {
    const std::size_t open = std::min(text.find('(', end), text.size());
    const std::string close = ")" + std::string(text.substr(end + 1, open - end - 1)) + "\"";
    return {Kind::kLiteral, begin, EndOf(text, close, open)};
  }
  return {Kind::kWord, begin, end};
}

}  // namespace

bool IsWordByte(char byte) { return byte == '_' || std::isalnum(static_cast<unsigned char>(byte)) != 0; }

std::vector<CppToken> CppTokens(std::string_view text) {
  std::vector<CppToken> tokens;
  for (std::size_t at = 0; at < text.size();) {
    if (std::isspace(static_cast<unsigned char>(text[at])) != 0) {
      ++at;
      continue;
    }
    tokens.push_back(TokenAt(text, at));
    at = tokens.back().end;
  }
  return tokens;
}

std::vector<CppLine> CppLines(std::string_view text, const std::vector<CppToken>& tokens) {
  std::vector<CppLine> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t");
    const bool continues = !lines.empty() && lines.back().open;
    const bool directive = continues ? lines.back().directive : first != std::string_view::npos && line[first] == '#';
    lines.push_back({begin, end, continues, line.ends_with('\\') || line.ends_with("\\\r"), directive});
    begin = end + 1;
  }
  std::size_t at = 0;
  for (const CppToken& token : tokens) {
    while (at < lines.size() && lines[at].end < token.begin) ++at;
    for (std::size_t i = at; i < lines.size() && lines[i].end < token.end; ++i) {
      lines[i].open = true;
      if (i + 1 < lines.size()) lines[i + 1].continues = true;
    }
  }
  return lines;
}

}  // namespace assay::golden
