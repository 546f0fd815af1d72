// The language of an input, if it is not the first dialect's.
#pragma once

#include <string>
#include <string_view>

namespace assay::source {

struct LanguageGuess {
  std::string_view
      language;       // "cuda"; empty where the text uses a word of the first language, however wrongly, or if unknown
  std::string shown;  // "CUDA (`load_inline`)": the language and what shows it
};
LanguageGuess ForeignLanguage(std::string_view path, std::string_view text);

}  // namespace assay::source
