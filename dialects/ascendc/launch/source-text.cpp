// See source-text.h.
#include "dialects/ascendc/launch/source-text.h"

#include <algorithm>
#include <cctype>

namespace assay::ascendc {
namespace {

bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The position after the literal that begins at `at`.
std::size_t SkipLiteral(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (++at; at < text.size() && text[at] != quote; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

// The position after the group that begins at `at`.
std::size_t SkipGroup(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"' || c == '\'') {
      at = SkipLiteral(text, at);
      continue;
    }
    if (c == '(' || c == '{' || c == '[') ++depth;
    ++at;
    if ((c == ')' || c == '}' || c == ']') && --depth == 0) break;
  }
  return at;
}

// The first of `stops` outside brackets and literals; the text's size if there is none.
std::size_t FindOutside(std::string_view text, std::string_view stops) {
  std::size_t at = 0;
  while (at < text.size() && stops.find(text[at]) == std::string_view::npos) {
    const char c = text[at];
    if (c == '"' || c == '\'') {
      at = SkipLiteral(text, at);
    } else if (c == '(' || c == '{' || c == '[') {
      at = SkipGroup(text, at);
    } else {
      ++at;
    }
  }
  return at;
}

std::size_t FindWord(std::string_view text, std::string_view word, std::size_t from) {
  for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const bool begins = at == 0 || !IsWord(text[at - 1]);
    const std::size_t end = at + word.size();
    if (begins && (end == text.size() || !IsWord(word.back()) || !IsWord(text[end]))) return at;
  }
  return std::string_view::npos;
}

}  // namespace

std::string WithoutComments(std::string_view text) {
  std::string made;
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) == "//") {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.substr(at, 2) == "/*") {
      const std::size_t end = text.find("*/", at + 2);
      at = end == std::string_view::npos ? text.size() : end + 2;
      made += ' ';
    } else if (text[at] == '"' || text[at] == '\'') {
      const std::size_t end = SkipLiteral(text, at);
      made += text.substr(at, end - at);
      at = end;
    } else {
      made += text[at++];
    }
  }
  return made;
}

std::string_view Trimmed(std::string_view text) {
  const auto space = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!text.empty() && space(text.front())) text.remove_prefix(1);
  while (!text.empty() && space(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view FirstWord(std::string_view text) {
  const auto end = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), IsWord) - text.begin());
  return text.substr(0, end);
}

std::string_view LastWord(std::string_view text) {
  text = Trimmed(text);
  std::size_t begin = text.size();
  while (begin > 0 && IsWord(text[begin - 1])) --begin;
  return text.substr(begin);
}

std::string_view TakeGroup(std::string_view& text) {
  text = Trimmed(text);
  const std::size_t end = SkipGroup(text, 0);
  const std::string_view group = end >= 2 ? text.substr(1, end - 2) : std::string_view();
  text.remove_prefix(end);
  return group;
}

std::string_view TakeStatement(std::string_view& text) {
  text = Trimmed(text);
  const std::string_view whole = text;
  if (text.starts_with("{")) return TakeGroup(text);
  if (FirstWord(text) == "if") {
    text.remove_prefix(2);
    TakeGroup(text);
    TakeStatement(text);
    const std::string_view rest = Trimmed(text);
    if (FirstWord(rest) == "else") {
      text = rest.substr(4);
      TakeStatement(text);
    }
    return whole.substr(0, whole.size() - text.size());
  }
  const std::size_t end = FindOutside(text, ";");
  text.remove_prefix(std::min(end + 1, text.size()));
  return whole.substr(0, end);
}

std::vector<std::string_view> SplitList(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!Trimmed(text).empty()) {
    const std::size_t end = FindOutside(text, ",");
    parts.push_back(Trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::size_t TopLevelAssignment(std::string_view text) {
  const std::size_t at = FindOutside(text, "=");
  if (at >= text.size() || at == 0) return std::string_view::npos;
  const bool compares = text.substr(at, 2) == "==" || std::string_view("=!<>+-*/|&").find(text[at - 1]) < 10;
  return compares ? std::string_view::npos : at;
}

std::optional<FunctionText> FindFunction(std::string_view text, std::string_view name) {
  for (std::size_t at = FindWord(text, name, 0); at != std::string_view::npos; at = FindWord(text, name, at + 1)) {
    std::string_view rest = text.substr(at + name.size());
    if (!rest.starts_with("(")) continue;
    const std::string_view parameters = TakeGroup(rest);
    rest = Trimmed(rest);
    if (!rest.starts_with("{")) continue;
    FunctionText made;
    for (const std::string_view one : SplitList(parameters))
      made.parameters.emplace_back(LastWord(one.substr(0, FindOutside(one, "="))));
    made.body = TakeGroup(rest);
    return made;
  }
  return std::nullopt;
}

CallText ParseCall(std::string_view text) {
  text = Trimmed(text);
  CallText made;
  if (!text.ends_with(")")) return made;
  // The group that ends the text.
  std::size_t at = 0, group = std::string_view::npos;
  while (at < text.size()) {
    if (text[at] == '(') {
      group = at;
      at = SkipGroup(text, at);
    } else {
      ++at;
    }
  }
  if (group == std::string_view::npos || SkipGroup(text, group) != text.size()) return made;
  made.name = Trimmed(text.substr(0, group));
  const std::size_t arrow = made.name.rfind("->"), dot = made.name.rfind('.');
  if (arrow != std::string_view::npos && (dot == std::string_view::npos || arrow > dot)) {
    made.object = made.name.substr(0, arrow);
  } else if (dot != std::string_view::npos) {
    made.object = made.name.substr(0, dot);
  }
  made.arguments = SplitList(text.substr(group + 1, text.size() - group - 2));
  return made;
}

std::string_view ConstantText(std::string_view text, std::string_view name) {
  name = Trimmed(name);
  if (name.empty()) return {};
  for (std::size_t at = FindWord(text, name, 0); at != std::string_view::npos; at = FindWord(text, name, at + 1)) {
    std::string_view rest = Trimmed(text.substr(at + name.size()));
    if (rest.starts_with("=") && !rest.starts_with("==")) {
      rest.remove_prefix(1);
      return Trimmed(rest.substr(0, FindOutside(rest, ";")));
    }
  }
  return {};
}

}  // namespace assay::ascendc
