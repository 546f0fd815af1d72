// One pass over the tokens, block by block. A brace opens a block if a head precedes it, and an initialiser
// otherwise.
#include "dialects/ascendc/search/outline.h"

#include <algorithm>
#include <array>

#include "fixits/edits.h"

namespace assay::search {
namespace {

using source::CppTokens;
using source::IsName;
using source::OpensBracket;

template <std::size_t N>
bool OneOf(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 4> kHeads = {"for", "while", "if", "switch"};
constexpr std::array<std::string_view, 7> kOpeners = {"namespace", "class",  "struct",  "enum",
                                                      "union",     "extern", "template"};
constexpr std::array<std::string_view, 5> kLabels = {"public", "private", "protected", "default", "case"};
constexpr std::array<std::string_view, 9> kQualifiers = {"const",    "constexpr", "static",   "inline", "volatile",
                                                         "typename", "__gm__",    "__ubuf__", "mutable"};
constexpr std::array<std::string_view, 14> kNoTypes = {"return", "else",    "new",       "delete",  "goto",
                                                       "using",  "typedef", "case",      "break",   "continue",
                                                       "public", "private", "protected", "operator"};

}  // namespace

std::vector<Span> SplitAt(const CppTokens& tokens, std::size_t first, std::size_t end, std::string_view mark) {
  std::vector<Span> parts;
  std::size_t angle = 0;
  std::size_t from = first;
  for (std::size_t i = first; i < end; ++i) {
    const std::string_view word = tokens.At(i);
    if (OpensBracket(word)) {
      const auto closer = tokens.Closer(i);
      if (!closer || *closer >= end) return parts;
      i = *closer;
      continue;
    }
    // `f<a, b>(c)`: a name directly before, no blank on either side.
    const auto& all = tokens.tokens();
    if (word == "<" && i > first && IsName(tokens.At(i - 1)) && all[i - 1].end == all[i].begin) ++angle;
    if (word == ">" && angle > 0) --angle;
    if (word != mark || angle > 0) continue;
    if (i > from) parts.push_back({from, i - 1});
    from = i + 1;
  }
  if (end > from) parts.push_back({from, end - 1});
  return parts;
}

Outline::Outline(std::string_view text) : tokens_(text), function_of_(tokens_.size(), kNone) {
  ReadBlock(0, tokens_.size(), kNone);
  for (std::size_t f = 0; f < functions_.size(); ++f) {
    for (std::size_t i = functions_[f].parameters.first; i <= functions_[f].body.last; ++i) function_of_[i] = f;
  }
  for (Statement& statement : statements_) statement.function = function_of_[statement.span.first];
  ReadCalls();
  ReadDeclarations();
}

// The first token after the line of the directive at `at`.
std::size_t Outline::AfterLine(std::size_t at) const {
  const std::string& text = tokens_.text();
  std::size_t end = text.find('\n', Begin(at));
  while (end != std::string::npos && end > 0 && text[end - 1] == '\\') end = text.find('\n', end + 1);
  while (at < tokens_.size() && (end == std::string::npos || Begin(at) < end)) ++at;
  return at;
}

void Outline::ReadBlock(std::size_t from, std::size_t end, std::size_t block) {
  std::size_t at = from;
  while (at < end) {
    if (At(at) == "#") {
      at = AfterLine(at);
    } else if (OneOf(At(at), kLabels)) {
      while (at < end && At(at) != ":") ++at;
      ++at;
    } else if (At(at) == ";" || At(at) == "}" || At(at) == "else" || At(at) == "do") {
      ++at;
    } else if (At(at) == "{") {
      const auto closer = tokens_.Closer(at);
      if (!closer || *closer >= end) return;
      ReadBlock(at + 1, *closer, at);
      at = *closer + 1;
    } else if (OneOf(At(at), kHeads)) {
      at = ReadHead(at, end);
    } else {
      at = ReadStatement(at, end, block);
    }
  }
}

// A head with its parentheses. The governed statement is read as part of the enclosing block.
std::size_t Outline::ReadHead(std::size_t at, std::size_t end) {
  const std::size_t open = At(at + 1) == "constexpr" ? at + 2 : at + 1;
  const auto closer = At(open) == "(" ? tokens_.Closer(open) : std::nullopt;
  if (!closer || *closer >= end) return at + 1;
  Control control{at, {open, *closer}, SplitAt(tokens_, open + 1, *closer, ";"), {*closer + 1, *closer + 1}};
  if (At(*closer + 1) == "{") {
    control.body.last = tokens_.Closer(*closer + 1).value_or(*closer + 1);
  } else {
    while (control.body.last + 1 < end && At(control.body.last) != ";") ++control.body.last;
  }
  if (*closer + 1 < end) controls_.push_back(std::move(control));
  return *closer + 1;
}

// A statement up to its semicolon, or the head of a function, class or namespace with its contents.
std::size_t Outline::ReadStatement(std::size_t at, std::size_t end, std::size_t block) {
  const std::size_t first = at;
  std::size_t parentheses = kNone;
  bool opener = false;
  for (; at < end; ++at) {
    const std::string_view word = At(at);
    opener = opener || OneOf(word, kOpeners);
    if (word == ";" || word == "}") {
      if (word == ";") statements_.push_back({{first, at}, kNone, block});
      return at + 1;
    }
    if (word == "#") return at;
    if (word == "{") {
      const auto closer = tokens_.Closer(at);
      if (!closer || *closer >= end) return end;
      const bool body =
          parentheses != kNone && at > first && At(at - 1) != "=" &&
          (At(at - 1) == ")" || At(at - 1) == "const" || At(at - 1) == "override" || At(at - 1) == "noexcept");
      // `if ASCEND_IS_AIC {`: a macro that contains its own parentheses.
      const bool governed = at == first + 1 && first > 0 && At(first - 1) == "if";
      if (!body && !opener && !governed) {
        at = *closer;
        continue;
      }
      if (body) {
        const auto last = tokens_.Closer(parentheses);
        functions_.push_back(
            {std::string(At(parentheses - 1)), {parentheses, last.value_or(parentheses)}, {at, *closer}});
      }
      ReadBlock(at + 1, *closer, at);
      return *closer + 1;
    }
    if (OpensBracket(word)) {
      const auto closer = tokens_.Closer(at);
      if (!closer || *closer >= end) return end;
      if (word == "(" && parentheses == kNone && at > first && IsName(At(at - 1))) parentheses = at;
      // A macro alone on its line, without a semicolon.
      const bool alone =
          word == "(" && at == first + 1 && *closer + 1 < end && IsName(At(*closer + 1)) &&
          At(*closer + 1) != "const" &&
          tokens_.text().substr(End(*closer), Begin(*closer + 1) - End(*closer)).find('\n') != std::string::npos;
      at = *closer;
      if (alone) {
        statements_.push_back({{first, at}, kNone, block});
        return at + 1;
      }
    }
  }
  return end;
}

void Outline::ReadCalls() {
  for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
    if (!IsName(At(i)) || OneOf(At(i), kHeads) || At(i) == "return" || At(i) == "sizeof") continue;
    std::size_t open = i + 1;
    if (At(open) == "<" && End(i) == Begin(open)) {
      int depth = 0;
      std::size_t j = open;
      for (; j < tokens_.size() && j < open + 24 && At(j) != ";" && At(j) != "{"; ++j) {
        if (At(j) == "<") ++depth;
        if (At(j) == ">" && --depth == 0) break;
      }
      if (depth != 0 || At(j) != ">") continue;
      open = j + 1;
    }
    const auto closer = At(open) == "(" ? tokens_.Closer(open) : std::nullopt;
    if (!closer) continue;
    Call call{i, i, open, *closer, "", SplitAt(tokens_, open + 1, *closer, ","), kNone};
    while (call.first >= 2 && (At(call.first - 1) == "." || At(call.first - 1) == "->" || At(call.first - 1) == "::") &&
           (IsName(At(call.first - 2)))) {
      if (At(call.first - 1) != "::" && call.receiver.empty()) call.receiver = At(call.first - 2);
      call.first -= 2;
    }
    const std::size_t statement = StatementAt(call.first);
    if (statement != kNone && statements_[statement].span.first == call.first &&
        (statements_[statement].span.last == *closer + 1 || statements_[statement].span.last == *closer))
      call.statement = statement;
    calls_.push_back(std::move(call));
  }
}

// Reads `ns::Name<...>` with pointer and reference marks; returns the token after it, or `at` if there is none.
std::size_t Outline::ReadType(std::size_t at, std::size_t end, std::string& type) const {
  const std::size_t first = at;
  while (at < end && OneOf(At(at), kQualifiers)) ++at;
  const std::size_t name = at;
  if (at >= end || !IsName(At(at)) || OneOf(At(at), kNoTypes)) return first;
  ++at;
  while (at + 1 < end && At(at) == "::" && IsName(At(at + 1))) at += 2;
  if (at < end && At(at) == "<") {
    int depth = 0;
    for (; at < end; ++at) {
      if (At(at) == "<") ++depth;
      if (At(at) == ">" && --depth == 0) break;
      if (At(at) == ";" || OpensBracket(At(at))) return first;
    }
    ++at;
  }
  if (at > end) return first;
  std::size_t word = name;
  // Without the namespace.
  while (word + 2 < at && At(word + 1) == "::") word += 2;
  for (; word < at; ++word) type += At(word);
  while (at < end && (At(at) == "*" || At(at) == "&" || At(at) == "const")) {
    if (At(at) == "*") type += "*";
    ++at;
  }
  return at;
}

void Outline::ReadDeclaration(const Span& span, std::size_t function, bool parameter) {
  std::string type;
  const std::size_t end = span.last + 1;
  std::size_t at = ReadType(span.first, end, type);
  if (at == span.first) return;
  for (; at < end && IsName(At(at)); ++at) {
    const std::string_view next = At(at + 1);
    const bool ends =
        at + 1 >= end || next == ";" || next == "," || next == "=" || next == "{" || next == "[" || next == "(";
    if (!ends) return;
    variables_.push_back(
        {std::string(At(at)), type, at, function, parameter || next == "=" || next == "{" || next == "(", false});
    while (at < end && At(at) != ",") {
      const auto closer = OpensBracket(At(at)) ? tokens_.Closer(at) : std::nullopt;
      at = closer ? *closer + 1 : at + 1;
    }
  }
}

void Outline::ReadDeclarations() {
  for (std::size_t f = 0; f < functions_.size(); ++f) {
    const Span& list = functions_[f].parameters;
    for (const Span& part : SplitAt(tokens_, list.first + 1, list.last, ",")) ReadDeclaration(part, f, true);
  }
  for (const Statement& statement : statements_) {
    const Span& span = statement.span;
    if (At(span.first).starts_with("TILING_DATA_FIELD_DEF") && At(span.first + 1) == "(" &&
        span.last >= span.first + 5) {
      variables_.push_back(
          {std::string(At(span.first + 4)), std::string(At(span.first + 2)), span.first + 4, kNone, true, true});
      continue;
    }
    ReadDeclaration(span, statement.function, false);
  }
  for (const Control& control : controls_) {
    if (!control.parts.empty() && At(control.keyword) == "for")
      ReadDeclaration(control.parts.front(), FunctionAt(control.keyword), false);
  }
}

std::size_t Outline::FunctionAt(std::size_t token) const {
  return token < function_of_.size() ? function_of_[token] : kNone;
}

std::size_t Outline::StatementAt(std::size_t token) const {
  for (std::size_t i = 0; i < statements_.size(); ++i) {
    if (statements_[i].span.Holds(token)) return i;
  }
  return kNone;
}

const Call* Outline::CallNamed(std::size_t token) const {
  for (const Call& call : calls_) {
    if (call.name == token) return &call;
  }
  return nullptr;
}

const Variable* Outline::Find(std::string_view name, std::size_t function) const {
  const Variable* found = nullptr;
  for (const Variable& variable : variables_) {
    if (variable.name != name || (variable.function != kNone && variable.function != function)) continue;
    if (found == nullptr || variable.function != kNone) found = &variable;
  }
  return found;
}

std::vector<const Variable*> Outline::Visible(std::size_t token) const {
  std::vector<const Variable*> seen;
  const std::size_t function = FunctionAt(token);
  for (const Variable& variable : variables_) {
    if (variable.field) continue;
    const bool own = variable.function != kNone && variable.function == function && variable.token < token;
    if (own || variable.function == kNone) seen.push_back(&variable);
  }
  return seen;
}

bool Outline::IsTemplateMark(std::size_t token) const {
  if (At(token) != "<" && At(token) != ">") return false;
  const auto& all = tokens_.tokens();
  // Comparisons have a blank on both sides in nearly all code.
  const bool before = token > 0 && all[token - 1].end < all[token].begin;
  const bool behind = token + 1 < all.size() && all[token].end < all[token + 1].begin;
  return !(before && behind);
}

std::string Outline::IndentOf(std::size_t token) const { return IndentAt(tokens_.text(), Begin(token)); }

}  // namespace assay::search
