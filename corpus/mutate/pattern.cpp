// Placeholders match as little as possible; the rest of the pattern decides whether that suffices.
#include "corpus/mutate/pattern.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/source/content.h"

namespace assay::mutators {
namespace {

using source::ClosesBracket;
using source::IsName;
using source::OpensBracket;
using source::Token;
using source::TokensOf;

bool IsWordChar(char c) { return source::IsIdentifierChar(c); }

// The number with two digits, and with its suffix; whole numbers stay as they are.
std::string TwoDigits(const std::string& number) {
  if (number.find('.') == std::string::npos || number.starts_with("0x")) return number;
  char* end = nullptr;
  const double value = std::strtod(number.c_str(), &end);
  std::string shorter = fmt::format("{:.2g}", value);
  if (std::strtod(shorter.c_str(), nullptr) == value) return number;
  if (shorter.find_first_of(".e") == std::string::npos) shorter += ".0";
  return shorter + end;
}

}  // namespace

std::string Source::ElementType() const {
  for (std::size_t i = 0; i + 3 < size(); ++i) {
    if (At(i) != FirstLanguage().tensor_class || At(i + 1) != "<" || At(i + 3) != ">") continue;
    // Not the parameter of a template, which has no meaning elsewhere.
    const std::string_view type = At(i + 2);
    if (type == "half" || type == "float" || type == "double" || type.ends_with("_t")) return std::string(type);
  }
  return "float";
}

Pattern::Pattern(std::string_view text) {
  if (!text.empty() && text.front() == '^') {
    statement_ = true;
    text.remove_prefix(1);
  }
  const std::vector<Token> tokens = TokensOf(text);
  const auto word = [&](std::size_t i) { return text.substr(tokens[i].begin, tokens[i].end - tokens[i].begin); };
  const auto joined = [&](std::size_t i) { return i + 1 < tokens.size() && tokens[i].end == tokens[i + 1].begin; };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    Part part;
    if (IsName(word(i)) && joined(i) && word(i + 1) == "$") part.word = word(i++);
    if (word(i) != "$" || i + 1 >= tokens.size()) {
      part.word = word(i);
      parts_.push_back(std::move(part));
      continue;
    }
    part.hole = word(++i);
    part.kind = Part::Kind::kExpression;
    if (i + 2 < tokens.size() && joined(i) && word(i + 1) == ":" && joined(i + 1)) {
      const std::string_view kind = word(i + 2);
      part.kind = kind == "id"    ? Part::Kind::kIdentifier
                  : kind == "num" ? Part::Kind::kNumber
                  : kind == "str" ? Part::Kind::kString
                                  : Part::Kind::kAny;
      i += 2;
    }
    parts_.push_back(std::move(part));
  }
}

std::optional<Match> Pattern::MatchAt(const Source& source, std::size_t token, const Holes& known) const {
  if (statement_ && token > 0) {
    const std::string_view before = source.At(token - 1);
    if (before != ";" && before != "{" && before != "}" && before != ":") return std::nullopt;
  }
  Match match;
  match.first = token;
  match.holes = known;
  if (!Continue(source, 0, token, match)) return std::nullopt;
  return match;
}

// Matches the parts from `part` on at `token`; fills `match.last` at the end.
bool Pattern::Continue(const Source& source, std::size_t part, std::size_t token, Match& match) const {
  const std::size_t count = source.tokens().size();
  if (part == parts_.size()) {
    if (token == match.first) return false;
    match.last = token - 1;
    return true;
  }
  const Part& wanted = parts_[part];
  using Kind = Part::Kind;
  if (wanted.kind == Kind::kWord) {
    return token < count && source.At(token) == wanted.word && Continue(source, part + 1, token + 1, match);
  }
  if (wanted.kind == Kind::kIdentifier || wanted.kind == Kind::kNumber || wanted.kind == Kind::kString) {
    if (token >= count) return false;
    const std::string_view found = source.At(token);
    const bool fits = wanted.kind == Kind::kIdentifier ? IsName(found)
                      : wanted.kind == Kind::kNumber   ? std::isdigit(static_cast<unsigned char>(found.front())) != 0
                                                       : found.front() == '"';
    return fits && Fill(source, part, token, token + 1, match);
  }
  const bool any = wanted.kind == Kind::kAny;
  if (any && Fill(source, part, token, token, match)) return true;
  for (std::size_t end = token; end < count;) {
    const std::string_view found = source.At(end);
    if (ClosesBracket(found) || (!any && (found == "," || found == ";"))) return false;
    if (OpensBracket(found)) {
      const std::optional<std::size_t> closer = source.Closer(end);
      if (!closer) return false;
      end = *closer;
    }
    ++end;
    if (Fill(source, part, token, end, match)) return true;
  }
  return false;
}

// Binds the hole of `part` to the tokens [first, end) and goes on.
bool Pattern::Fill(const Source& source, std::size_t part, std::size_t first, std::size_t end, Match& match) const {
  const Part& wanted = parts_[part];
  std::string text = first == end ? std::string() : source.Slice(first, end - 1);
  if (text.substr(0, wanted.word.size()) != wanted.word || (!wanted.word.empty() && text.size() == wanted.word.size()))
    return false;
  text.erase(0, wanted.word.size());
  const auto [hole, fresh] = match.holes.try_emplace(wanted.hole, text);
  if (!fresh && hole->second != text) return false;
  if (Continue(source, part + 1, end, match)) return true;
  if (fresh) match.holes.erase(wanted.hole);
  return false;
}

std::string Render(std::string_view form, const Holes& holes, std::string_view indent) {
  std::string out;
  for (std::size_t at = 0; at < form.size();) {
    if (form[at] == '\n') {
      out += '\n';
      out += indent;
      ++at;
      continue;
    }
    if (form[at] != '$') {
      out += form[at++];
      continue;
    }
    // The longest name that is a hole: `$fieldCount` is `$field` and "Count".
    std::size_t end = at + 1;
    while (end < form.size() && IsWordChar(form[end])) ++end;
    while (end > at + 1 && holes.find(form.substr(at + 1, end - at - 1)) == holes.end()) --end;
    const auto hole = holes.find(form.substr(at + 1, end - at - 1));
    const bool shorten = hole != holes.end() && end < form.size() && form[end] == '~';
    out += hole == holes.end() ? std::string(form.substr(at, end - at))
           : shorten           ? TwoDigits(hole->second)
                               : hole->second;
    at = std::max(end + (shorten ? 1 : 0), at + 1);
  }
  return out;
}

}  // namespace assay::mutators
