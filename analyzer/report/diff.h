// Unified diffs of whole files, as `patch` and `git apply` read them.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// Empty if both are equal. Three lines of context; a missing final newline is marked.
std::string UnifiedDiff(std::string_view path, std::string_view before, std::string_view after);

}  // namespace assay
