// The order of findings in a report.
#pragma once

#include "analyzer/report/report.h"

namespace assay {

// By place in the input as given, then rule and message.
void SortFindings(Report& report);

}  // namespace assay
