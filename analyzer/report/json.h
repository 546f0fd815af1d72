// The JSON document of one input (docs/formats/report.md; schema docs/formats/report.schema.json).
#pragma once

#include <string>
#include <string_view>

#include "analyzer/report/report.h"

namespace assay {

// One line without a newline. Positions and edits are in bytes of the files as given; bytes that are no UTF-8 are
// replaced. Fixes whose edits cannot be spelled in their container are left out.
std::string RenderJson(const Report& report);

// The same document, one that RenderJson made, with a further entry in errors[]. Returns a document of its own about
// `path` where `document` is empty or no JSON.
std::string AddJsonError(std::string_view document, const ToolError& error);

// Laid out over several lines, for a terminal and for files people read.
std::string IndentJson(std::string_view document);

}  // namespace assay
