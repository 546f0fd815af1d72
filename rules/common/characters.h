// Character classes, and words made of such characters.
#pragma once

#include <cctype>
#include <cstddef>
#include <string_view>

namespace assay::rules {

// Of a name or a number.
inline bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The next place from `from` on where the non-empty `word` occurs as a whole word; npos if there is none.
inline std::size_t NextWord(std::string_view text, std::string_view word, std::size_t from = 0) {
  for (std::size_t at = text.find(word, from); at != text.npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !IsWord(text[at - 1])) && (end == text.size() || !IsWord(text[end]))) return at;
  }
  return text.npos;
}

// The word before the arrow that `text` ends with.
inline std::string_view WordBeforeArrow(std::string_view text) {
  text.remove_suffix(2);
  std::size_t begin = text.size();
  while (begin > 0 && IsWord(text[begin - 1])) --begin;
  return text.substr(begin);
}

}  // namespace assay::rules
