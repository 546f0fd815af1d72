// Stale comments after a repair: they describe the code before it.
#pragma once

#include <vector>

#include "analyzer/report/report.h"

namespace assay {

// What takes out of `after` the comments at the ends of changed lines, and those that name something of it in up to
// three lines of nothing else right above one. Comments that the repair itself wrote stay. Only
// `//` comments of C++ are looked at. By file and place; none where the two have different files.
std::vector<Edit> StaleComments(const Project& before, const Project& after);

// Edits that remove from `after` the `//` comments of C++ that no file of `before` has: they are unchecked.
std::vector<Edit> NewComments(const Project& before, const Project& after);

}  // namespace assay
