// The order of findings in a report.
#pragma once

#include <vector>

#include "analyzer/report/report.h"

namespace assay {

// By place in the input as given, then rule and message.
void SortFindings(Report& report);
// Puts findings where they belong among those of a report, which are in order.
void AddInOrder(std::vector<Finding> added, Report& report);

}  // namespace assay
