// See type-spelling.h.
#include "rules/common/type-spelling.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "rules/common/characters.h"

namespace assay::rules {
namespace {

void Replace(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// Address spaces by their number, from 1.
constexpr std::array<std::string_view, 7> kSpaces = {"__gm__", "__ubuf__", "__cbuf__", "__ca__",
                                                     "__cb__", "__cc__",   "__fbuf__"};

// A type of the language for addresses, `uint8_t`, `const __gm__ half*`: a reader needs no second name.
bool IsCommon(std::string_view type) {
  const std::array<std::string_view, 9> kNames = {
      "half", "float", "bfloat16_t", FirstLanguage().global_address, "bool", "size_t", "double", "char", "int"};
  const auto marks = [](std::string_view word) {
    return word == "const" || word == "unsigned" || std::find(kSpaces.begin(), kSpaces.end(), word) != kSpaces.end();
  };
  std::string_view last;
  for (std::size_t at = 0; at < type.size();) {
    std::size_t end = at;
    while (end < type.size() && IsWord(type[end])) ++end;
    const std::string_view word = type.substr(at, end - at);
    if (!word.empty() && !marks(word)) {
      if (!last.empty()) return false;
      last = word;
    }
    at = end + (end == at ? 1 : 0);
  }
  return last.ends_with("_t") || std::find(kNames.begin(), kNames.end(), last) != kNames.end();
}

// "`T` (aka `U`)", with either kind of quotes or none.
void DropOtherNames(std::string& text) {
  for (std::size_t at = text.find(" (aka "); at != std::string::npos; at = text.find(" (aka ", at + 1)) {
    const std::size_t close = text.find(')', at);
    if (close == std::string::npos) return;
    const char quote = at > 0 ? text[at - 1] : '\0';
    const bool quoted = quote == '`' || quote == '\'';
    const std::size_t open = quoted && at > 1 ? text.rfind(quote, at - 2) : std::string::npos;
    const std::size_t begin = quoted ? (open == std::string::npos ? at : open + 1) : 0;
    const std::size_t end = quoted ? at - 1 : at;
    // The other name may contain brackets; it ends at its closing quote.
    const std::size_t last = quoted ? text.find(quote == '`' ? "`)" : "')", at) : close;
    if (last == std::string::npos || begin >= end || !IsCommon(std::string_view(text).substr(begin, end - begin)))
      continue;
    text.erase(at, last + (quoted ? 2 : 1) - at);
  }
}

}  // namespace

std::string SpellTypes(std::string text) {
  for (std::size_t i = 0; i < kSpaces.size(); ++i)
    Replace(text, "__attribute__((address_space(" + std::to_string(i + 1) + ")))", kSpaces[i]);
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kTypes = {
      {{"_Float16", "half"}, {"__bf16", "bfloat16_t"}, {" *`", "*`"}, {" *'", "*'"}}};
  for (const auto& [from, to] : kTypes) Replace(text, from, to);
  if (text.ends_with(" *")) text.erase(text.size() - 2, 1);
  DropOtherNames(text);
  return text;
}

}  // namespace assay::rules
