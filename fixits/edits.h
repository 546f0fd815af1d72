// Edits of a text, as people would make them.
#pragma once

#include <cstddef>
#include <string>

#include "analyzer/diagnostics/finding.h"

namespace assay {

// White space in front of the first word of the line that `at` stands on.
std::string IndentAt(const std::string& text, std::size_t at);

// The range, with its whole lines where nothing else stands on them.
SourceRange WithItsLine(const std::string& text, SourceRange range);

// Leaves out what the old and the new text share at both ends, so that an edit shows what it changes.
void Narrow(const std::string& text, Edit& edit);

}  // namespace assay
