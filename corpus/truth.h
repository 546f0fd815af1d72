// Words that callers use for right and wrong.
#pragma once

#include <optional>
#include <string_view>

namespace assay {

// True, False, yes, no, 1, 0, pass, fail, correct, failing in any case; no value for anything else.
std::optional<bool> Truth(std::string_view text);

}  // namespace assay
