// Brackets are paired in one pass; an unclosed one has no partner.
#include "analyzer/source/cpp-tokens.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "analyzer/source/content.h"

namespace assay::source {
namespace {

// Not `<<` and `>>`: they close templates.
constexpr std::array<std::string_view, 15> kLongMarks = {
    "::", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "<=", ">=", "==", "!=", "&&", "||"};

}  // namespace

std::vector<Token> TokensOf(std::string_view code) {
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < code.size();) {
    const char c = code[at];
    if (std::isspace(static_cast<unsigned char>(c))) {
      ++at;
      continue;
    }
    std::size_t end = at + 1;
    if (std::isdigit(static_cast<unsigned char>(c))) {
      while (end < code.size() && (IsIdentifierChar(code[end]) || code[end] == '.' ||
                                   ((code[end] == '-' || code[end] == '+') && std::tolower(code[end - 1]) == 'e')))
        ++end;
    } else if (IsIdentifierChar(c)) {
      while (end < code.size() && IsIdentifierChar(code[end])) ++end;
    } else if (c == '"' || c == '\'') {
      while (end < code.size() && code[end] != c && code[end] != '\n') end += code[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, code.size());
    } else if (std::find(kLongMarks.begin(), kLongMarks.end(), code.substr(at, 2)) != kLongMarks.end()) {
      end = at + 2;
    }
    tokens.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
    at = end;
  }
  return tokens;
}

bool OpensBracket(std::string_view token) { return token == "(" || token == "[" || token == "{"; }
bool ClosesBracket(std::string_view token) { return token == ")" || token == "]" || token == "}"; }
bool IsName(std::string_view token) {
  return !token.empty() && IsIdentifierChar(token.front()) && !std::isdigit(static_cast<unsigned char>(token.front()));
}

CppTokens::CppTokens(std::string_view text) : text_(text), code_(ScanCpp(text, false).code), tokens_(TokensOf(code_)) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (OpensBracket(At(i))) open.push_back(i);
    if (!ClosesBracket(At(i)) || open.empty()) continue;
    closers_[open.back()] = i;
    open.pop_back();
  }
}

std::string_view CppTokens::At(std::size_t token) const {
  return std::string_view(code_).substr(tokens_[token].begin, tokens_[token].end - tokens_[token].begin);
}

std::string CppTokens::Slice(std::size_t first, std::size_t last) const {
  return text_.substr(tokens_[first].begin, tokens_[last].end - tokens_[first].begin);
}

std::optional<std::size_t> CppTokens::Closer(std::size_t token) const {
  const auto found = closers_.find(token);
  return found == closers_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace assay::source
