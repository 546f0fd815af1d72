// Edits of a text, as people would make them.
#pragma once

#include <cstddef>
#include <string>

#include "analyzer/diagnostics/finding.h"

namespace assay {

// White space before the first word of the line that contains `at`.
std::string IndentAt(const std::string& text, std::size_t at);

// The range, extended to whole lines if nothing else is on them.
SourceRange WithItsLine(const std::string& text, SourceRange range);

// Strips the common prefix and suffix of the old and the new text, so that an edit shows what it changes.
void Narrow(const std::string& text, Edit& edit);

}  // namespace assay
