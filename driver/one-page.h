// The page of one report, for commands that take one input.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "driver/services.h"

namespace assay {

// Of a file that findings are in; no value where it cannot be read, or is too large to show.
std::optional<std::string> TextOfFile(const std::string& path);

// Writes `document`, a report as JSON, as a page of HTML. `trace`: of the run, in Chrome's format; empty: none. Returns
// what went wrong, empty if nothing.
std::string WritePage(const std::string& path, std::string_view document, std::string_view trace,
                      const std::vector<RuleEntry>& rules);

}  // namespace assay
