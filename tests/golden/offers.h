// Checks the names that findings offer against the tables of the release judged for.
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/report.h"

namespace assay::golden {

// One line for each name or header that a finding tells the reader to use and that the release lacks.
std::vector<std::string> CheckOffers(const Report& report, const std::string& resources);

}  // namespace assay::golden
