// A lexer that needs to know only where words end; comments are gone before it starts.
#include "corpus/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

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

constexpr std::array<std::string_view, 24> kTypeWords = {
    "auto",     "bool",     "char",     "class",   "const",    "double", "enum",    "float",
    "half",     "int",      "long",     "short",   "signed",   "size_t", "struct",  "typename",
    "uint16_t", "uint32_t", "uint64_t", "uint8_t", "unsigned", "void",   "int32_t", "int64_t"};
constexpr std::array<std::string_view, 14> kNoTypes = {"return",    "else",   "new",      "delete",   "case",
                                                       "goto",      "throw",  "operator", "do",       "using",
                                                       "namespace", "public", "private",  "protected"};

bool IsWord(std::string_view token) { return source::IsIdentifierChar(token.front()) && !IsNumber(token); }

template <class List>
bool Among(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// Names that the text declares: a word after a type. Names of the API, which it only uses, stay out.
std::set<std::string_view> OwnNames(const std::vector<std::string_view>& tokens) {
  std::set<std::string_view> own;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (!IsWord(tokens[i]) || Among(kTypeWords, tokens[i])) continue;
    const std::string_view before = tokens[i - 1];
    const bool after_type = before == ">" || (IsWord(before) && !Among(kNoTypes, before));
    const bool after_pointer = (before == "*" || before == "&") && i > 1 && Among(kTypeWords, tokens[i - 2]);
    if (after_type || after_pointer) own.insert(tokens[i]);
  }
  return own;
}

}  // namespace

std::vector<std::string> NearTokens(std::string_view code) {
  const std::string clean = source::ScanCpp(code, false).code;
  std::vector<std::string_view> tokens;
  ForTokens(clean, [&](std::string_view token) { tokens.push_back(token); });
  const std::set<std::string_view> own = OwnNames(tokens);
  std::vector<std::string> out;
  out.reserve(tokens.size());
  for (const std::string_view token : tokens) {
    out.emplace_back(IsNumber(token) ? "N" : own.contains(token) ? "i" : token);
  }
  return out;
}

std::string NormalTokens(std::string_view code) {
  std::string out;
  ForTokens(source::ScanCpp(code, false).code, [&](std::string_view token) { Append(out, token); });
  return out;
}

std::vector<std::string> CodeTokens(std::string_view code) {
  std::vector<std::string> out;
  ForTokens(source::ScanCpp(code, false).code, [&](std::string_view token) { out.emplace_back(token); });
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
