// All rules over the facts of one input.
#pragma once

#include <string>

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"

namespace assay {

// Appends what the rules of the dialect find and what they leave open.
void ApplyRules(const Facts& facts, const std::string& dialect, Report& report);

}  // namespace assay
