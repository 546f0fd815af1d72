// Letters of names, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// The text in lower case (A to Z only).
inline std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

// The same without underscores: equal for names that differ only in how their words are joined.
inline std::string LowerJoined(std::string_view text) {
  std::string lower = Lower(text);
  std::erase(lower, '_');
  return lower;
}

}  // namespace assay
