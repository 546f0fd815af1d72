// Repairing what was repaired changes nothing.
#pragma once

#include <string>
#include <vector>

#include "fixits/recheck.h"

namespace assay::golden {

// Takes all safe fixes of a report, as `assay fix` does, and then all of the result. One line for each thing that the
// second time still changes; empty if nothing is left, or there was no safe fix.
std::vector<std::string> CompareFixedTwice(const Report& report, const AnalyzeProject& analyze);

}  // namespace assay::golden
