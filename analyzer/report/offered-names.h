// Names of the vendor's that a finding tells its reader to use.
#pragma once

#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/source/project.h"

namespace assay {

// What stands in backticks in its texts or is inserted by its fixes, and nowhere in the input: names in the vendor's
// spelling, members and functions that are called, and headers (`"x.h"` as x.h). Each once, in byte order. What a
// reader is to fill in (`bytes`, `T`) and what C++ and its library have is left out.
std::vector<std::string> OfferedNames(const Finding& finding, const Project& project);

}  // namespace assay
