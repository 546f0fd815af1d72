// Letters of names, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// The text with A to Z as a to z.
inline std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

// The same without underscores: names that are one but for how their words are joined have it in common.
inline std::string LowerJoined(std::string_view text) {
  std::string lower = Lower(text);
  std::erase(lower, '_');
  return lower;
}

}  // namespace assay
