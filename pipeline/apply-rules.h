// Rules over the facts of one input. Every rule is asked; which of them are told makes no difference to the verdict.
#pragma once

#include <set>
#include <span>

#include "analyzer/facts/facts.h"
#include "analyzer/report/report.h"
#include "rules/rule.h"

namespace assay {

// What the verdict takes from the rules: of all of them, before anything decides which findings are shown.
struct Grounds {
  std::set<BuildStep> broken;  // steps of the build that the vendor's toolchain refuses
  bool error_of_text = false;  // an error that was read off the code, which speaks of every shape
};

// Appends what those of `told` that apply find and what they leave open; the others of the registry are asked for the
// verdict's sake.
Grounds ApplyRules(std::span<const RegisteredRule> told, const Facts& facts, Report& report);

}  // namespace assay
