// Vendor names that a finding tells its reader to use.
#pragma once

#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/source/project.h"

namespace assay {

// Names that appear in backticks in its texts or in the insertions of its fixes, but not in the input: names in the
// vendor's spelling, members and functions that are called, and headers (`"x.h"` as x.h). Each once, in byte order,
// without placeholders for the reader (`bytes`, `T`) and names of C++ and its library.
std::vector<std::string> OfferedNames(const Finding& finding, const Project& project);

}  // namespace assay
