// All rules over the facts of one input.
#pragma once

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"

namespace assay {

// Appends what the rules that apply find and what they leave open.
void ApplyRules(const Facts& facts, Report& report);

}  // namespace assay
