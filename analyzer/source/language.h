// Which language an input is written in, where it is one that is not read.
#pragma once

#include <string>
#include <string_view>

namespace assay::source {

// "CUDA (`load_inline`)": the language and what shows it. Empty where the text uses any word of AscendC, however
// wrongly, and where nothing tells.
std::string ForeignLanguage(std::string_view path, std::string_view text);

}  // namespace assay::source
