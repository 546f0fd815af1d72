// The JSON document of one input (docs/formats/report.md; schema docs/formats/report.schema.json).
#pragma once

#include <string>
#include <string_view>

#include "analyzer/report/report.h"

namespace assay {

// One line without a newline. Positions and edits are in bytes of the files as given; invalid UTF-8 is replaced.
// Fixes whose edits cannot be spelled in their container are left out.
std::string RenderJson(const Report& report);

// The same document, one made by RenderJson, with one more entry in errors[]. If `document` is empty or not JSON,
// returns a new document about `path`.
std::string AddJsonError(std::string_view document, const ToolError& error);

// Laid out over several lines, for terminals and human readers.
std::string IndentJson(std::string_view document);

}  // namespace assay
