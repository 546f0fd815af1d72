// Rules over the facts of one input.
#pragma once

#include <span>

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"
#include "rules/rule.h"

namespace assay {

// Appends the findings and undecided entries of the rules that apply.
void ApplyRules(std::span<const RegisteredRule> rules, const Facts& facts, Report& report);

}  // namespace assay
